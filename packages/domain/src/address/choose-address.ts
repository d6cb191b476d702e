/** What checkout reads of an address (E05). */
export interface ChoosableAddress {
  addressId: string
  /** 1 for the default one. */
  isDefault: 0 | 1
  /** 1 for one kept under the old area codes. */
  areaIdOld: number
  consigneeTele: string
}

/** The addresses of checkout and the one the order goes to. */
export interface ChosenAddress<A> {
  addresses: A[]
  chosen?: A
  /** Telephone of the chosen address. */
  telephone?: string
}

/**
 * Chooses the address of an order (S07). A default under old area codes is demoted: the flag moves to the next address
 * that is not, going round at the end; with none the list is left without a default. The address chosen before is kept
 * if still listed, else the default is chosen, and the telephone follows. Nothing is changed in place.
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
