import { parseAddressText, type MatchedAddress } from '@hearth/domain'
import { findAreas, type LoadAreas } from './find-areas'

/** Reads a pasted text and finds its areas among those of the shop; what it does not say is left out. */
export async function readPasted(text: string, loadAreas: LoadAreas): Promise<Partial<MatchedAddress>> {
  const found = await findAreas(parseAddressText(text), loadAreas)
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value))
}
