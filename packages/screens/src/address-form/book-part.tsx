import { addressesStore, useActions, usePorts } from '@hearth/state'
import { BookButton } from '#parts/book-button'
import type { PickedAddress } from './read-picked'

/** Fills the form from the address book of the app around the shop; nothing where there is none. */
export function BookPart({ onPicked }: { onPicked: (picked: PickedAddress) => void }) {
  const { loadAreas } = useActions(addressesStore)
  const { pickAddress } = usePorts()
  if (!pickAddress) return null
  return (
    <BookButton
      what="收货地址"
      pick={pickAddress}
      onPicked={async (address) => {
        const { readPicked } = await import('./read-picked')
        onPicked(await readPicked(address, loadAreas))
      }}
    />
  )
}
