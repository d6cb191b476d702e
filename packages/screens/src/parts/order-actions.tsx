import { isPendingPayment, ORDER_STATUS, orderActions } from '@hearth/domain'
import { buyAgainStore, useActions, useNow, usePorts, useShop, type OrderItem } from '@hearth/state'
import { Box, Button } from '@hearth/ui'
import { routePath } from '#routes'
import css from './order-actions.module.css'

/**
 * What can be done with an order where it stands (F03). Nothing is drawn where nothing can be done; questions are the
 * page's to ask.
 */
export function OrderActions({
  order,
  onCancel,
  onReceive,
}: {
  order: OrderItem
  onCancel?: () => void
  onReceive: () => void
}) {
  const { orderId } = order
  const { navigate } = usePorts()
  const { buyAgain } = useActions(buyAgainStore)
  const adding = useShop(buyAgainStore, (state) => state.busy)
  const { canPay, canPlaceBalance, canCancel, canConfirm, canTrack, canBuyAgain } = orderActions(
    order,
    useNow(isPendingPayment(order.orderStatus) ? 1000 : 60_000),
  )
  if (!canPay && !canPlaceBalance && !canConfirm && !canTrack && !canBuyAgain && !(canCancel && onCancel)) return null
  return (
    <Box className={css.actions}>
      {canCancel && onCancel && (
        <Button kind="outline" size="s" onPress={onCancel}>
          取消订单
        </Button>
      )}
      {canTrack && (
        <Button kind="outline" size="s" onPress={() => navigate(routePath('tracking', { orderId }))}>
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
      {canConfirm && (
        <Button size="s" onPress={onReceive}>
          确认收货
        </Button>
      )}
      {canPay && (
        <Button size="s" onPress={() => navigate(routePath('cashier', { orderId }))}>
          {order.preSale ? (order.orderStatus === ORDER_STATUS.pendingPayment ? '付定金' : '付尾款') : '去支付'}
        </Button>
      )}
      {canPlaceBalance && (
        <Button size="s" onPress={() => navigate(routePath('checkout', {}, { orderId }))}>
          付尾款
        </Button>
      )}
    </Box>
  )
}
