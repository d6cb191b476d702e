import { createHash } from 'node:crypto'
import { canMove, ORDER_STATUS, PAYMENT_STATUS, type PaymentStatus } from '@hearth/domain'
import { sql } from 'kysely'
import { lockOrder, type OrderState } from '#areas/orders/own-order'
import { writeLog } from '#areas/orders/write-log'
import { oweRefund } from '#areas/payment/owe-refund'
import type { CashierNotice } from '#cashier/cashier'
import type { Database } from '#database/connect'
import { isUnreadable } from '#kernel/is-unreadable'

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
export async function settlePayment(
  trx: Database,
  channel: string,
  notice: CashierNotice,
  now: number,
): Promise<Settled> {
  if (!notice.tradeNo || isUnreadable(notice.tradeNo) || isUnreadable(notice.paymentId)) return 'refused'
  const known = await findPayment(trx, notice, channel)
  if (!known || known.foreign || known.amount !== notice.amount) return 'refused'
  const order = await lockOrder(trx, known.orderId)
  if (!order) return 'known'
  const paymentOfTrade = await noteTrade(trx, channel, notice, now)
  if (paymentOfTrade !== undefined) return paymentOfTrade === notice.paymentId ? 'known' : 'refused'
  // Read again: another notice may have settled it while this one waited for the lock.
  const payment = (await findPayment(trx, notice, channel)) ?? known
  if (payment.status !== PAYMENT_STATUS.pending && payment.status !== PAYMENT_STATUS.failed) {
    if (notice.result === 'failed') return 'known'
    await refundSecondTrade(trx, notice, order, now)
    return 'twice'
  }
  if (notice.result === 'failed') await fail(trx, notice, order, now)
  else if (canMove(order.status, ORDER_STATUS.paid)) await pay(trx, notice, order, now)
  else await giveBack(trx, notice, order, now)
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
  trx: Database,
  channel: string,
  { tradeNo, result, paymentId, amount }: CashierNotice,
  now: number,
): Promise<string | undefined> {
  const id = `${channel}:${tradeNo}:${result}`
  const { rows } = await sql`
    insert into payment_notice (id, payment_id, amount, result, received_at) values (${id}, ${paymentId}, ${amount}, ${result}, ${now})
    on conflict (id) do nothing returning id`.execute(trx)
  if (rows.length === 1) return undefined
  const { payment_id: first } = await trx
    .selectFrom('payment_notice')
    .select('payment_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return first
}

async function mark(
  trx: Database,
  { paymentId, tradeNo }: CashierNotice,
  status: PaymentStatus,
  now: number,
): Promise<void> {
  await sql`update payment set status = ${status}, channel_trade_no = ${tradeNo}, settled_at = ${now} where id = ${paymentId}`.execute(
    trx,
  )
}

async function fail(trx: Database, notice: CashierNotice, order: OrderState, now: number): Promise<void> {
  await mark(trx, notice, PAYMENT_STATUS.failed, now)
  if (!canMove(order.status, ORDER_STATUS.paid)) return
  await sql`update orders set payment_status = ${PAYMENT_STATUS.failed} where id = ${order.orderId}`.execute(trx)
  await writeLog(trx, [order.orderId], '支付未完成', '您可以重新发起支付', now)
}

async function pay(trx: Database, notice: CashierNotice, order: OrderState, now: number): Promise<void> {
  await mark(trx, notice, PAYMENT_STATUS.paid, now)
  await sql`
    update orders set status = ${ORDER_STATUS.paid}, payment_status = ${PAYMENT_STATUS.paid}, paid_at = ${now}
    where id = ${order.orderId}`.execute(trx)
  await writeLog(trx, [order.orderId], '支付成功', '正在为您备货', now)
}

async function giveBack(trx: Database, notice: CashierNotice, order: OrderState, now: number): Promise<void> {
  const cancelled = order.status === ORDER_STATUS.cancelled
  await mark(trx, notice, PAYMENT_STATUS.refunding, now)
  await oweRefund(
    trx,
    {
      ...notice,
      refundId: `R${notice.paymentId}`,
      orderId: order.orderId,
      reason: cancelled ? '订单已取消' : '重复支付',
    },
    now,
  )
  if (cancelled)
    await sql`update orders set payment_status = ${PAYMENT_STATUS.refunding} where id = ${order.orderId}`.execute(trx)
  await writeLog(
    trx,
    [order.orderId],
    '退款处理中',
    cancelled ? '付款到账时订单已取消，款项将原路退回' : '订单已支付过，多付的款项将原路退回',
    now,
  )
}

/** The payment stands as its first trade left it; the refund names the second, under an id of its own. */
async function refundSecondTrade(trx: Database, notice: CashierNotice, order: OrderState, now: number): Promise<void> {
  const mark = createHash('sha256').update(notice.tradeNo).digest('hex').slice(0, 12)
  await oweRefund(
    trx,
    { ...notice, refundId: `R${notice.paymentId}-${mark}`, orderId: order.orderId, reason: '重复扣款' },
    now,
  )
  await writeLog(trx, [order.orderId], '退款处理中', '同一笔付款被重复扣款，多扣的款项将原路退回', now)
}
