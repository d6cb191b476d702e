import {
  formatDateTime,
  isPendingPayment,
  ORDER_STATUS_LABEL,
  orderActions,
  paymentName,
  settlesFrom,
} from '@hearth/domain'
import type { Order } from '@hearth/state'
import { EmptyState } from '@hearth/ui'
import { routePath } from '#routes'

/** Explains why an order takes no payment now, and offers the next step. */
export function NothingToPay({ order, now }: { order: Order; now: number }) {
  const { orderId, orderStatus, campaign } = order
  const rest = paymentName(campaign, true)
  if (orderActions(order, now).canPlaceBalance)
    return (
      <EmptyState
        picture="order"
        title={`请先确认${rest}`}
        text={`核对地址和优惠券后，就可以付${rest}了`}
        action={{ label: `去确认${rest}`, to: routePath('checkout', {}, { orderId }) }}
      />
    )
  const from = settlesFrom(order)
  return (
    <EmptyState
      picture="order"
      title={
        from !== undefined && now < from
          ? `${rest}从 ${formatDateTime(from)} 起支付`
          : isPendingPayment(orderStatus)
            ? '订单已超过支付时间'
            : `订单${ORDER_STATUS_LABEL[orderStatus]}`
      }
      text="这笔订单现在不需要支付"
      action={{ label: '查看订单', to: routePath('orderDetail', { orderId }) }}
    />
  )
}
