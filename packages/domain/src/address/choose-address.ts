/** The fields of an address that checkout reads (E05). */
export interface ChoosableAddress {
  addressId: string
  /** 1 for the default address. */
  isDefault: 0 | 1
  /** 1 for an address that was stored with old area codes. */
  areaIdOld: number
  consigneeTele: string
}

/** The addresses at checkout, and the chosen one. */
export interface ChosenAddress<A> {
  addresses: A[]
  chosen?: A
  /** Telephone of the chosen address. */
  telephone?: string
}

/**
 * Chooses the address of an order (S07). An address with old area codes cannot be the default. If the default has old
 * codes, the next address in the list with current codes becomes the default; after the last address, the search
 * continues with the first. If no address has current codes, the list has no default. The previously chosen address
 * stays chosen if it is still listed; otherwise the default is chosen. The telephone is that of the chosen address. The
 * given list is not modified.
 */
export function chooseAddress<A extends ChoosableAddress>(
  addresses: readonly A[],
  chosenId?: string,
): ChosenAddress<A> {
  const listed = demoteOldDefault(addresses)
  const chosen =
    (chosenId === undefined ? undefined : listed.find((address) => address.addressId === chosenId)) ??
    listed.find((address) => address.isDefault === 1)
  return chosen ? { addresses: listed, chosen, telephone: chosen.consigneeTele } : { addresses: listed }
}

function demoteOldDefault<A extends ChoosableAddress>(addresses: readonly A[]): A[] {
  const at = addresses.findIndex((address) => address.isDefault === 1)
  if (at < 0 || addresses[at]?.areaIdOld !== 1) return [...addresses]
  const next = [...addresses.slice(at + 1), ...addresses.slice(0, at)].find((address) => address.areaIdOld !== 1)
  return addresses.map((address) => {
    const isDefault = next !== undefined && address.addressId === next.addressId ? 1 : 0
    return address.isDefault === isDefault ? address : { ...address, isDefault }
  })
}
