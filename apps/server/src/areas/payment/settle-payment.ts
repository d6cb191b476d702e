import { PAYMENT_STATUS, type PaymentStatus } from '@hearth/domain'
import { sql } from 'kysely'
import {
  kindOf,
  type LockedPayable,
  type Payable,
  type PayableKind,
  type PayableKinds,
  type RefundCause,
} from '#areas/payment/payable'
import { bookMoney } from '#areas/ledger/book-money'
import { collected } from '#areas/payment/collected'
import { oweRefund } from '#areas/payment/request-refund'
import type { CashierNotice } from '#ports/cashier'
import type { Database } from '#database/connect'
import { isUnreadable } from '#kernel/payloads/is-unreadable'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * The result of a notice. `refused`: the shop has no such payment, or its amount differs, or the trade belongs to
 * another payment; nothing was written. `inVain`: the money was collected but paid nothing (see `RefundCause`), and is
 * refunded. `twice`: a second trade was collected for a paid payment, and is refunded.
 */
export type Settled = 'done' | 'known' | 'refused' | 'inVain' | 'twice'

/** Whether a notice led to a refund. */
export const owesRefund = (settled: Settled): boolean => settled === 'inVain' || settled === 'twice'

interface PaymentRow extends Payable {
  orderId: string
  amount: number
  status: PaymentStatus
  /** Whether the notice's trade belongs to another payment. */
  foreign: boolean
}

/**
 * Applies a verified notice once, however often it arrives. The payable is locked before its state is read. The money
 * is refunded if the payable is no longer open (cancelled, expired, or already paid by another payment or trade), or if
 * its price has changed.
 */
export async function settlePayment(
  work: UnitOfWork,
  kinds: PayableKinds,
  channel: string,
  notice: CashierNotice,
): Promise<Settled> {
  if (!notice.tradeNo || isUnreadable(notice.tradeNo) || isUnreadable(notice.paymentId)) return 'refused'
  const known = await findPayment(work.db, notice, channel)
  if (!known || known.foreign || known.amount !== notice.amount) return 'refused'
  const kind = kindOf(kinds, known.kind)
  const payable = await kind.lock(work, known.id)
  if (!payable) return 'known'
  const paymentOfTrade = await noteTrade(work, channel, notice)
  if (paymentOfTrade !== undefined) return paymentOfTrade === notice.paymentId ? 'known' : 'refused'
  // The payment is read again, since another notice may have settled it while this notice waited for the lock.
  const payment = (await findPayment(work.db, notice, channel)) ?? known
  if (payment.status !== PAYMENT_STATUS.pending && payment.status !== PAYMENT_STATUS.failed) {
    if (notice.result === 'failed') return 'known'
    await giveBack(work, kind, payment, channel, notice, 'collectedTwice')
    return 'twice'
  }
  if (notice.result === 'failed') await fail(work, kind, payment, notice, payable)
  else if (payable.waits && payable.amount === payment.amount) await pay(work, kind, payment, channel, notice)
  else {
    await mark(work, notice, PAYMENT_STATUS.paid)
    await giveBack(work, kind, payment, channel, notice, payable.waits ? 'priceChanged' : payable.lateCause)
    return 'inVain'
  }
  return 'done'
}

async function findPayment(
  trx: Database,
  { paymentId, tradeNo }: CashierNotice,
  channel: string,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select order_id as "orderId", payable_kind as kind, payable_id as id, amount, status,
      exists (
        select 1 from payment other
        where other.channel = ${channel} and other.channel_trade_no = ${tradeNo} and other.id <> ${paymentId}
      ) as foreign
    from payment
    where id = ${paymentId} and channel = ${channel}`.execute(trx)
  return rows[0]
}

/**
 * Records a notice by its trade and result, so that a repeated notice is recognised. Repeats come from a second
 * delivery, another server, or a query.
 * @returns nothing for the first notice; for a repeated one, the payment of the first
 */
async function noteTrade(
  { db, now }: UnitOfWork,
  channel: string,
  { tradeNo, result, paymentId, amount }: CashierNotice,
): Promise<string | undefined> {
  const id = `${channel}:${tradeNo}:${result}`
  const { rows } = await sql`
    insert into payment_notice (id, payment_id, amount, result, received_at)
    values (${id}, ${paymentId}, ${amount}, ${result}, ${now})
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
  await sql`
    update payment set status = ${status}, channel_trade_no = ${tradeNo}, settled_at = ${now}
    where id = ${paymentId}`.execute(db)
}

async function fail(
  work: UnitOfWork,
  kind: PayableKind,
  { id }: Payable,
  notice: CashierNotice,
  { waits }: LockedPayable,
): Promise<void> {
  await mark(work, notice, PAYMENT_STATUS.failed)
  if (waits) await kind.failed(work, id)
}

async function pay(
  work: UnitOfWork,
  kind: PayableKind,
  { id }: Payable,
  channel: string,
  notice: CashierNotice,
): Promise<void> {
  await mark(work, notice, PAYMENT_STATUS.paid)
  const paidFor = await kind.paid(work, id)
  await bookMoney(work, collected(paidFor, channel, notice, work.now))
}

/**
 * Creates a refund for a trade that paid nothing: the payment came too late or with an old price, or it is a second
 * trade.
 */
async function giveBack(
  work: UnitOfWork,
  kind: PayableKind,
  { id, orderId }: PaymentRow,
  channel: string,
  notice: CashierNotice,
  cause: RefundCause,
): Promise<void> {
  const { paymentId, tradeNo, amount } = notice
  await bookMoney(work, collected('collectedInVain', channel, notice, work.now))
  const wish = { request: `payment/${paymentId}/${tradeNo}`, orderId, cause }
  await oweRefund(work, wish, [{ paymentId, tradeNo, amount }])
  await kind.refundOwed(work, id, cause)
}
