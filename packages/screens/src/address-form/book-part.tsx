import type { NamedAddress } from '@hearth/domain'
import { addressesStore, useActions, type Picked } from '@hearth/state'
import { BookButton } from '#parts/fields/book-button'
import { readPicked, type PickedAddress } from './read-picked'

export interface BookPartProps {
  open: true
  pick: () => Promise<Picked<NamedAddress>>
  onPicked: (picked: PickedAddress) => void
}

/** Fills the form from the address book of the host app. */
export function BookPart({ open, pick, onPicked }: BookPartProps) {
  const { loadAreas } = useActions(addressesStore)
  return (
    <BookButton
      open={open}
      what="收货地址"
      pick={pick}
      onPicked={async (address) => onPicked(await readPicked(address, loadAreas))}
    />
  )
}
