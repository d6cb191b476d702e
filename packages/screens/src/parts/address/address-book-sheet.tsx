import { addressesStore, useActions, useShop, type Address } from '@hearth/state'
import { EmptyState, Sheet } from '@hearth/ui'
import { useLoad } from '#hooks/use-load'
import { AddressChoices } from './address-choices'

/** Lets the shopper choose an address of the address book. */
export function AddressBookSheet({
  open,
  onClose,
  title,
  action,
  verb,
  busy,
  onChoose,
}: {
  open: boolean
  onClose: () => void
  title: string
  /** Text of each address's button. */
  action: string
  /** Text for screen readers that precedes the address. */
  verb: string
  busy?: boolean
  onChoose: (address: Address) => void
}) {
  const list = useShop(addressesStore, (state) => state.list)
  const { load } = useActions(addressesStore)
  useLoad(load, open)
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <AddressChoices
        load={{ ...list, data: list.data?.result }}
        keyOf={({ addressId }) => addressId}
        none={
          <EmptyState
            picture="address"
            title="还没有收货地址"
            action={{ label: '新增收货地址', to: '/addresses/edit' }}
          />
        }
        action={action}
        labelOf={({ consigneeName, detailAddress }) => `${verb} ${consigneeName} 的地址 ${detailAddress}`}
        busy={busy}
        onRetry={load}
        onChoose={onChoose}
      />
    </Sheet>
  )
}
