import { createHash } from 'node:crypto'
import { canMove, ORDER_STATUS, PAYMENT_STATUS, type PaymentStatus } from '@hearth/domain'
import { sql } from 'kysely'
import { lockOrder, type OrderState } from '#areas/orders/own-order'
import { emitOrderEvent } from '#areas/orders/order-event'
import { oweRefund } from '#areas/payment/owe-refund'
import type { CashierNotice } from '#ports/cashier'
import type { Database } from '#database/connect'
import { isUnreadable } from '#kernel/is-unreadable'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * What became of a cashier's word. `refused`: no such payment, not its amount, or the trade of another payment; nothing
 * was written. `twice`: another trade collected for a payment that had been collected before, and its money will be
 * given back.
 */
export type Settled = 'done' | 'known' | 'refused' | 'twice'

interface PaymentRow {
  orderId: string
  amount: number
  status: PaymentStatus
  /** Whether the notice's trade is that of another payment. */
  foreign: boolean
}

/**
 * Does what a proved notice says, once, however often it is told. The order's row is locked before its state is looked
 * at. Money for an order that no longer waits for it (cancelled, run out of time, paid by another payment, or by
 * another trade of the same one) is given back.
 */
export async function settlePayment(work: UnitOfWork, channel: string, notice: CashierNotice): Promise<Settled> {
  if (!notice.tradeNo || isUnreadable(notice.tradeNo) || isUnreadable(notice.paymentId)) return 'refused'
  const known = await findPayment(work.db, notice, channel)
  if (!known || known.foreign || known.amount !== notice.amount) return 'refused'
  const order = await lockOrder(work.db, known.orderId)
  if (!order) return 'known'
  const paymentOfTrade = await noteTrade(work, channel, notice)
  if (paymentOfTrade !== undefined) return paymentOfTrade === notice.paymentId ? 'known' : 'refused'
  // Read again: another notice may have settled it while this one waited for the lock.
  const payment = (await findPayment(work.db, notice, channel)) ?? known
  if (payment.status !== PAYMENT_STATUS.pending && payment.status !== PAYMENT_STATUS.failed) {
    if (notice.result === 'failed') return 'known'
    await refundSecondTrade(work, notice, order)
    return 'twice'
  }
  if (notice.result === 'failed') await fail(work, notice, order)
  else if (canMove(order.status, ORDER_STATUS.paid)) await pay(work, notice, order)
  else await giveBack(work, notice, order)
  return 'done'
}

async function findPayment(
  trx: Database,
  { paymentId, tradeNo }: CashierNotice,
  channel: string,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select order_id as "orderId", amount, status,
      exists (select 1 from payment other where other.channel = ${channel} and other.channel_trade_no = ${tradeNo} and other.id <> ${paymentId}) as foreign
    from payment where id = ${paymentId} and channel = ${channel}`.execute(trx)
  return rows[0]
}

/**
 * Notices of one trade and result are one notice (a second delivery, another server, a poll that was quicker): nothing
 * for the first, for the others the payment that one was about.
 */
async function noteTrade(
  { db, now }: UnitOfWork,
  channel: string,
  { tradeNo, result, paymentId, amount }: CashierNotice,
): Promise<string | undefined> {
  const id = `${channel}:${tradeNo}:${result}`
  const { rows } = await sql`
    insert into payment_notice (id, payment_id, amount, result, received_at) values (${id}, ${paymentId}, ${amount}, ${result}, ${now})
    on conflict (id) do nothing returning id`.execute(db)
  if (rows.length === 1) return undefined
  const { payment_id: first } = await db
    .selectFrom('payment_notice')
    .select('payment_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return first
}

async function mark(
  { db, now }: UnitOfWork,
  { paymentId, tradeNo }: CashierNotice,
  status: PaymentStatus,
): Promise<void> {
  await sql`update payment set status = ${status}, channel_trade_no = ${tradeNo}, settled_at = ${now} where id = ${paymentId}`.execute(
    db,
  )
}

async function fail(work: UnitOfWork, notice: CashierNotice, order: OrderState): Promise<void> {
  await mark(work, notice, PAYMENT_STATUS.failed)
  if (!canMove(order.status, ORDER_STATUS.paid)) return
  await sql`update orders set payment_status = ${PAYMENT_STATUS.failed} where id = ${order.orderId}`.execute(work.db)
  await emitOrderEvent(work, [order.orderId], 'order.paymentFailed', {})
}

async function pay(work: UnitOfWork, notice: CashierNotice, order: OrderState): Promise<void> {
  await mark(work, notice, PAYMENT_STATUS.paid)
  await sql`
    update orders set status = ${ORDER_STATUS.paid}, payment_status = ${PAYMENT_STATUS.paid}, paid_at = ${work.now}
    where id = ${order.orderId}`.execute(work.db)
  await emitOrderEvent(work, [order.orderId], 'order.paid', {})
}

async function giveBack(work: UnitOfWork, notice: CashierNotice, order: OrderState): Promise<void> {
  const cancelled = order.status === ORDER_STATUS.cancelled
  await mark(work, notice, PAYMENT_STATUS.refunding)
  await oweRefund(work, {
    ...notice,
    refundId: `R${notice.paymentId}`,
    orderId: order.orderId,
    reason: cancelled ? '订单已取消' : '重复支付',
  })
  if (cancelled)
    await sql`update orders set payment_status = ${PAYMENT_STATUS.refunding} where id = ${order.orderId}`.execute(
      work.db,
    )
  await emitOrderEvent(work, [order.orderId], 'order.refundOwed', { cause: cancelled ? 'paidLate' : 'paidBefore' })
}

/** The payment stands as its first trade left it; the refund names the second, under an id of its own. */
async function refundSecondTrade(work: UnitOfWork, notice: CashierNotice, order: OrderState): Promise<void> {
  const mark = createHash('sha256').update(notice.tradeNo).digest('hex').slice(0, 12)
  await oweRefund(work, {
    ...notice,
    refundId: `R${notice.paymentId}-${mark}`,
    orderId: order.orderId,
    reason: '重复扣款',
  })
  await emitOrderEvent(work, [order.orderId], 'order.refundOwed', { cause: 'collectedTwice' })
}
