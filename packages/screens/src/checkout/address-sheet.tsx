import { checkoutStore, useActions, usePorts, useShop } from '@hearth/state'
import { Button, Choice, Sheet } from '@hearth/ui'
import { AddressLines } from '#parts/address/address-lines'
import css from './sheets.module.css'

/** Lets the shopper choose another address for the order, or add one. */
export function AddressSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { addresses, addressId } = useShop(checkoutStore, ({ addresses, addressId }) => ({ addresses, addressId }))
  const { chooseAddress } = useActions(checkoutStore)
  const { navigate } = usePorts()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="选择收货地址"
      footer={
        <Button block kind="outline" onPress={() => navigate('/addresses/edit')}>
          新增收货地址
        </Button>
      }
    >
      <Choice
        kind="radiogroup"
        label="收货地址"
        className={css.choices}
        onChoose={(id) => {
          chooseAddress(id)
          onClose()
        }}
        options={(addresses.data?.result ?? []).map((address) => ({
          key: address.addressId,
          selected: address.addressId === addressId,
          className: address.addressId === addressId ? css.choiceOn : css.choice,
          content: <AddressLines address={address} />,
        }))}
      />
    </Sheet>
  )
}
