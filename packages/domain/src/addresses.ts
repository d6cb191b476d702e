/** Addresses (E02): areas, pasted texts, and addresses as text. */
export { chooseAddress, type ChoosableAddress, type ChosenAddress } from '#address/choose-address'
export { fullAddress, type AddressParts } from '#address/full-address'
export { UNKNOWN_STREET, type AreaLike } from '#address/unknown-street'
export {
  hasNoCity,
  matchAreas,
  type AreaNode,
  type MatchedAddress,
  type NamedAddress,
  type ParsedAddress,
} from '#address/match-areas'
export { readPastedAddress } from '#address/read-pasted-address'
export type { AreasBelow } from '#address/read-areas'
