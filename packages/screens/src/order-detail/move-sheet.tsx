import { orderStore, useActions, useShop } from '@hearth/state'
import { AddressBookSheet } from '#parts/address/address-book-sheet'

/** Changes the address of an order that is not shipped yet. */
export function MoveSheet({ orderId, open, onClose }: { orderId: string; open: boolean; onClose: () => void }) {
  const busy = useShop(orderStore(orderId), (state) => state.busy)
  const { changeAddress } = useActions(orderStore(orderId))
  return (
    <AddressBookSheet
      open={open}
      onClose={onClose}
      title="修改收货地址"
      action="送到这里"
      verb="送到"
      busy={busy}
      onChoose={async ({ addressId }) => {
        if (await changeAddress(addressId)) onClose()
      }}
    />
  )
}
