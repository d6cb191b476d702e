import { orderDeedsStore, useActions, useShop } from '@hearth/state'
import { Dialog, Text } from '@hearth/ui'

/**
 * Asks before an order is removed from the list. The dialog must be in the page's body, since a footer would clip it.
 */
export function RemoveOrderDialog({
  orderId,
  open,
  onClose,
  onRemoved,
}: {
  orderId: string
  open: boolean
  onClose: () => void
  onRemoved?: () => void
}) {
  const busy = useShop(orderDeedsStore, (state) => state.busy === orderId)
  const { remove } = useActions(orderDeedsStore)
  const confirm = async () => {
    const removed = await remove(orderId)
    onClose()
    if (removed) onRemoved?.()
  }
  return (
    <Dialog
      open={open}
      title="删除这笔订单？"
      confirmText="删除订单"
      cancelText="再想想"
      danger
      busy={busy}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <Text as="p">
        删除后不能恢复，订单列表和搜索里都不再显示。需要发票请先在订单详情里下载；售后记录仍在“退换/售后”中。
      </Text>
    </Dialog>
  )
}
