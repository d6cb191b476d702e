import { ORDER_STATUS, orderStatusText, PAYMENT_STATUS, rulesOfKind } from '@hearth/domain'
import type { Order } from '@hearth/state'
import { Box, Steps, Text } from '@hearth/ui'
import type { ReactNode } from 'react'
import { viewOf } from '#order-kinds/kind-code'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import css from './order-detail.module.css'

const ORDER_STEPS = [
  { key: 'placed', title: '提交订单' },
  { key: 'paid', title: '付款' },
  { key: 'shipped', title: '发货' },
  { key: 'received', title: '收货' },
]

/** Returns the steps of an order with two payments. */
const stepsInTwo = (payments: readonly string[]) =>
  payments.map((title) => ({ key: title, title })).concat(ORDER_STEPS.slice(2))

/** Number of completed steps, by status of the order. */
const DONE: Readonly<Record<number, number>> = {
  [ORDER_STATUS.paid]: 2,
  [ORDER_STATUS.shipped]: 3,
  [ORDER_STATUS.received]: 4,
}

/** The status and next step of an order. `children` are the order's actions on a desktop. */
export function StatusHead({
  order,
  late,
  onLate,
  children,
}: {
  order: Order
  late: boolean
  onLate: (since: number) => void
  children?: ReactNode
}) {
  const { orderStatus } = order
  const cancelled = orderStatus === ORDER_STATUS.cancelled
  const { payments } = rulesOfKind(order.campaign)
  const { Note, nextText, statusText, steps } = viewOf(order)
  const atFirst = payments && orderStatus === ORDER_STATUS.pendingPayment
  return (
    <Box as="section" className={css.status} label="订单状态">
      <Box className={css.statusLine}>
        <Text as="h2" className={css.statusName}>
          {atFirst ? `待付${payments[0]}` : (statusText?.(order) ?? orderStatusText(order))}
        </Text>
        {orderStatus === ORDER_STATUS.pendingPayment && order.payDeadline && (
          <PromotionClock endTime={order.payDeadline} label="剩余" onEnd={onLate} />
        )}
        {children}
      </Box>
      <Text as="p" className={css.statusText}>
        {nextText?.(order) ?? wordsOf(order, late)}
      </Text>
      {Note && <Note order={order} bar />}
      {!cancelled && (
        <Steps
          {...(steps?.(order) ?? {
            items: payments ? stepsInTwo(payments) : ORDER_STEPS,
            current: DONE[orderStatus] ?? (atFirst ? 0 : 1),
          })}
        />
      )}
    </Box>
  )
}

function wordsOf(order: Order, late: boolean): string {
  const { orderStatus, cancelReason, partlyShipped, paymentStatus, pickup } = order
  switch (orderStatus) {
    case ORDER_STATUS.paid:
      return partlyShipped ? '部分商品已发货，其余商品正在备货' : '付款成功，商家正在备货'
    case ORDER_STATUS.shipped:
      return pickup?.status ? '包裹已到，请凭取件码取件' : '商家已发货，请留意快递电话'
    case ORDER_STATUS.received:
      return '感谢您的购买，祝您使用愉快'
    case ORDER_STATUS.cancelled:
      return (
        [
          cancelReason,
          paymentStatus === PAYMENT_STATUS.refunding || paymentStatus === PAYMENT_STATUS.refunded ? '款项原路退回' : '',
        ]
          .filter(Boolean)
          .join('，') || '订单已取消'
      )
    default:
      return late ? '已超过支付时间，订单正在自动取消' : '请尽快完成支付，超时订单会自动取消'
  }
}
