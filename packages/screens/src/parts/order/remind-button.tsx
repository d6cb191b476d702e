import { orderDeedsStore, useActions, useShop } from '@hearth/state'
import { Button, type LateProps } from '@hearth/ui'

/** Reminds the shop to ship an order. After a press, the button says so until another reminder is allowed. */
export function RemindButton({ orderId, reminded }: LateProps & { orderId: string; reminded: boolean }) {
  const { remind } = useActions(orderDeedsStore)
  const busy = useShop(orderDeedsStore, (state) => state.busy === orderId)
  return (
    <Button kind="outline" size="s" disabled={reminded} busy={busy} onPress={() => remind(orderId)}>
      {reminded ? '已提醒发货' : '提醒发货'}
    </Button>
  )
}
