import type { Address } from '@hearth/state'
import { AddressBookSheet } from '#parts/address/address-book-sheet'

/** Lets the shopper choose another address of the address book, for the pickup or the delivery of a product. */
export const AddressSheet = (sheet: { open: boolean; onClose: () => void; onChoose: (address: Address) => void }) => (
  <AddressBookSheet {...sheet} title="选择地址" action="使用" verb="使用" />
)
