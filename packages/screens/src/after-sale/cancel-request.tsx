import { afterSaleStore, appStore, useActions, useShop } from '@hearth/state'
import { Dialog, Text } from '@hearth/ui'

/** Asks for confirmation before a request is withdrawn or the price of a repair is declined. */
export function CancelRequest({
  id,
  declines = false,
  open,
  onClose,
}: {
  id: string
  /** True to decline the price of a repair. */
  declines?: boolean
  open: boolean
  onClose: () => void
}) {
  const store = afterSaleStore(id)
  const busy = useShop(store, (state) => state.busy)
  const { cancel } = useActions(store)
  const { showToast } = useActions(appStore)
  const confirm = async () => {
    const done = await cancel()
    onClose()
    if (done) showToast(declines ? '已放弃维修' : '申请已撤销')
  }
  return (
    <Dialog
      open={open}
      title={declines ? '放弃维修？' : '撤销这次申请？'}
      confirmText={declines ? '放弃维修' : '撤销申请'}
      cancelText="再想想"
      danger
      busy={busy}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <Text>{declines ? '商品会原样寄回给您。' : '撤销后，在售后期内还可以再次申请。'}</Text>
    </Dialog>
  )
}
