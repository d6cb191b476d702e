import { orderDeedsStore, useActions, useShop } from '@hearth/state'
import { Button, type LateProps } from '@hearth/ui'

/** Reminds the shop to ship an order; after a press, it shows so until it may be pressed again. */
export function RemindButton({ orderId, reminded }: LateProps & { orderId: string; reminded: boolean }) {
  const { remind } = useActions(orderDeedsStore)
  const busy = useShop(orderDeedsStore, (state) => state.busy === orderId)
  return (
    <Button kind="outline" size="s" disabled={reminded} busy={busy} onPress={() => remind(orderId)}>
      {reminded ? '已提醒发货' : '提醒发货'}
    </Button>
  )
}
