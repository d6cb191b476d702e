import type { Address } from '@hearth/state'
import { AddressBookSheet } from '#parts/address/address-book-sheet'

/** Chooses another address of the address book, for collecting or delivering a product. */
export const AddressSheet = (sheet: { open: boolean; onClose: () => void; onChoose: (address: Address) => void }) => (
  <AddressBookSheet {...sheet} title="选择地址" action="使用" verb="使用" />
)
