import { ordersStore, orderStore, useActions, useShop } from '@hearth/state'
import { Dialog, Text } from '@hearth/ui'

/** Asks before receipt is confirmed. The dialog must be in the page's body, since a footer would clip it. */
export function ReceiveDialog({ orderId, open, onClose }: { orderId: string; open: boolean; onClose: () => void }) {
  const store = orderStore(orderId)
  const busy = useShop(store, (state) => state.busy)
  const { confirm } = useActions(store)
  const { refresh } = useActions(ordersStore)
  const received = async () => {
    await confirm()
    onClose()
    await refresh()
  }
  return (
    <Dialog
      open={open}
      title="确认已经收到商品？"
      confirmText="确认收货"
      busy={busy}
      onCancel={onClose}
      onConfirm={received}
    >
      <Text>请先检查商品完好无损。确认收货不影响您的售后权利。</Text>
    </Dialog>
  )
}
