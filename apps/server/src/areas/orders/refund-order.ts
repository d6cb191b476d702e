import { canRefundWhole, ORDER_STATUS, PAYMENT_STATUS, REPLY_CODE } from '@hearth/domain'
import { sql } from 'kysely'
import { closeOrders } from '#areas/orders/cancel-order'
import { lockOrder, noSuchOrder } from '#areas/orders/own-order'
import { emitOrderEvent } from '#areas/orders/order-event'
import { oweRefund } from '#areas/payment/owe-refund'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What became of an order that was to be refunded. */
export interface RefundedOrder {
  /** Fen that go back, or went back; 0 where nothing had been paid. */
  amount: number
  /** Whether it was cancelled and its money owed or given back before: nothing was changed. */
  before: boolean
}

interface PaidPayment {
  paymentId: string
  tradeNo: string
  amount: number
}

/**
 * Cancels a paid order that is not shipped: its pieces and coupons come back as those of every cancelled order do, and
 * its money is owed to the shopper, once, however often this is asked.
 * @param reason why, as the shopper reads it
 * @throws ShopError notFound; wrongState when it is not paid, or shipped.
 */
export async function refundOrder(work: UnitOfWork, orderId: string, reason: string): Promise<RefundedOrder> {
  const order = await lockOrder(work.db, orderId)
  if (!order) throw noSuchOrder()
  if (order.status === ORDER_STATUS.cancelled) return refundedBefore(work.db, orderId)
  if (!canRefundWhole(order.status)) throw new ShopError(REPLY_CODE.wrongState)
  const payment = await takePayment(work.db, orderId)
  if (!payment && order.payAmount > 0) throw new Error(`Order ${orderId} is paid by no payment`)
  await closeOrders(work, [orderId], { code: 'shop', words: reason })
  if (!payment) return { amount: 0, before: false }
  await oweRefund(work, { ...payment, refundId: `R${payment.paymentId}`, orderId, reason })
  await sql`update orders set payment_status = ${PAYMENT_STATUS.refunding} where id = ${orderId}`.execute(work.db)
  await emitOrderEvent(work, [orderId], 'order.refundOwed', { cause: 'cancelled' })
  return { amount: payment.amount, before: false }
}

/** The payment that paid an order, which from now on is being given back. */
async function takePayment(trx: Database, orderId: string): Promise<PaidPayment | undefined> {
  const { rows } = await sql<PaidPayment>`
    update payment set status = ${PAYMENT_STATUS.refunding} where order_id = ${orderId} and status = ${PAYMENT_STATUS.paid}
    returning id as "paymentId", channel_trade_no as "tradeNo", amount`.execute(trx)
  return rows[0]
}

/** @throws ShopError wrongState where the order was cancelled before anybody had paid it. */
async function refundedBefore(trx: Database, orderId: string): Promise<RefundedOrder> {
  const { rows } = await sql<{ paid: boolean; amount: number }>`
    select orders.paid_at is not null or exists (select from refund where order_id = orders.id) as paid,
      (select coalesce(sum(amount), 0) from refund where order_id = orders.id) as amount
    from orders where id = ${orderId}`.execute(trx)
  if (!rows[0]?.paid) throw new ShopError(REPLY_CODE.wrongState)
  return { amount: Number(rows[0].amount), before: true }
}
