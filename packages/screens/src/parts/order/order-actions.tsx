import { nextPayment, orderActions, orderMoments } from '@hearth/domain'
import { buyAgainStore, useActions, useNow, usePorts, useShop, type OrderItem } from '@hearth/state'
import { Box, Button, late } from '@hearth/ui'
import type { Question } from '#parts/order/order-question'
import { routePath } from '#routes'
import css from './order-actions.module.css'

/**
 * The button that reminds the shop to ship. Its code is loaded later, and pages that show other buttons beside it wait
 * for the code.
 */
export const RemindButton = late(async () => (await import('./remind-button')).RemindButton)

/**
 * Buttons for the actions that an order has in its status (F03). Renders nothing if there are no actions. The page
 * renders the dialogs of the actions.
 */
export function OrderActions({
  order,
  onCancel,
  onAsk,
}: {
  order: OrderItem
  onCancel?: () => void
  onAsk: (question: Question) => void
}) {
  const { orderId } = order
  const { navigate } = usePorts()
  const { buyAgain } = useActions(buyAgainStore)
  const adding = useShop(buyAgainStore, (state) => state.busy)
  const allowed = orderActions(order, useNow(60_000, orderMoments(order)))
  const { canPay, canPlaceBalance, canConfirm, canTrack, canBuyAgain, canRemove, canRemind, isReminded } = allowed
  const payment = nextPayment(order)
  const canCancel = allowed.canCancel && onCancel
  if (!Object.values({ ...allowed, canCancel }).some(Boolean)) return null
  return (
    <Box className={css.actions}>
      {canRemove && (
        <Button kind="text" size="s" className={css.remove} onPress={() => onAsk('remove')}>
          删除订单
        </Button>
      )}
      {canCancel && (
        <Button kind="outline" size="s" onPress={onCancel}>
          取消订单
        </Button>
      )}
      {canTrack && (
        <Button kind="outline" size="s" onPress={() => navigate(routePath('logistics', { orderId }))}>
          查看物流
        </Button>
      )}
      {canBuyAgain && (
        <Button
          kind="outline"
          size="s"
          busy={adding}
          onPress={async () => {
            if (await buyAgain(order.products)) navigate('/shopping-cart')
          }}
        >
          再次购买
        </Button>
      )}
      {(canRemind || isReminded) && <RemindButton open orderId={orderId} reminded={isReminded} />}
      {canConfirm && (
        <Button size="s" onPress={() => onAsk('receive')}>
          确认收货
        </Button>
      )}
      {canPay && (
        <Button size="s" onPress={() => navigate(routePath('cashier', { orderId }))}>
          {payment ? `支付${payment}` : '去支付'}
        </Button>
      )}
      {canPlaceBalance && (
        <Button size="s" onPress={() => navigate(routePath('checkout', {}, { orderId }))}>
          支付{payment}
        </Button>
      )}
    </Box>
  )
}
