import { PAYMENT_STATUS, type RefundRow } from '@hearth/domain'
import { sql } from 'kysely'
import { bookOwed } from '#areas/payment/book-refund'
import type { RefundCause } from '#areas/payment/payable'
import { REFUND_STATE } from '#areas/payment/refund-state'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A refund to create. */
export interface RefundWish {
  /**
   * The source of the refund, such as `order/` with the number of a cancelled order, or `after-sale/` with the id of a
   * request for service. A source has at most one refund.
   */
  request: string
  orderId: string
  cause: RefundCause
  /** The reason, in words of staff. */
  words?: string
}

/** A part of a payment to refund. */
export interface PartOfPayment {
  paymentId: string
  /** The trade that collected the payment. */
  tradeNo: string
  /** Fen. */
  amount: number
}

/** A row of a refund. Its `line` is the position of an item; absent for an amount of the whole order. */
export type OrderRefundRow = Omit<RefundRow, 'line'> & { line?: number }

/**
 * Creates a refund of the total of some price rows of an order. The money is taken from the order's payments, from the
 * newest first. Call it with the order's row locked.
 * @returns fen to refund; if 0, nothing is written
 * @throws Error if the payments have less left than the total
 */
export async function refundByRows(
  work: UnitOfWork,
  wish: RefundWish,
  rows: readonly OrderRefundRow[],
): Promise<number> {
  const amount = rows.reduce((sum, row) => sum + row.fen, 0)
  if (amount === 0) return 0
  const parts = cover(amount, await leftOfPayments(work.db, wish.orderId))
  if (!parts) throw new Error(`The payments of order ${wish.orderId} have less than ${amount} fen left`)
  await oweRefund(work, wish, parts, rows)
  return amount
}

/**
 * Creates a refund of an amount without price rows, such as a deposit. The money is taken from the order's payments,
 * from the newest first. Call it with the order's row locked.
 * @throws Error if the payments have less left than the amount
 */
export async function refundAmount(work: UnitOfWork, wish: RefundWish, amount: number): Promise<void> {
  const parts = cover(amount, await leftOfPayments(work.db, wish.orderId))
  if (!parts) throw new Error(`The payments of order ${wish.orderId} have less than ${amount} fen left`)
  await oweRefund(work, wish, parts)
}

/**
 * Fen: the refunds of a row of `payment`, without those of further trades that the cashier collected for the payment.
 */
const refundedOfTrade = sql`(
  select coalesce(sum(before.amount), 0)::bigint from refund_part before
  where before.payment_id = payment.id
    and coalesce(before.trade_no, payment.channel_trade_no) = payment.channel_trade_no
)`

/** The columns of `refund_row` that the statement writes, with their types. */
const ROW = `position integer, item_position integer, quantity integer, stage text, source_kind text,
  source_id text, fen bigint`

/**
 * Locks the payments of an order, and returns the amount of each that can still be refunded, the newest payment first.
 */
async function leftOfPayments(trx: Database, orderId: string): Promise<PartOfPayment[]> {
  const { rows } = await sql<PartOfPayment>`
    select id as "paymentId", channel_trade_no as "tradeNo", amount - ${refundedOfTrade} as amount
    from payment
    where order_id = ${orderId} and payable_kind <> 'repair' and status = ${PAYMENT_STATUS.paid}
    order by created_at desc, id desc for update`.execute(trx)
  return rows
}

/**
 * Divides an amount among payments: as much as possible from each, in the given order. Returns undefined if the
 * payments have less left than the amount.
 */
export function cover(amount: number, left: readonly PartOfPayment[]): PartOfPayment[] | undefined {
  let missing = amount
  const parts = left.map((one) => {
    const part = Math.min(missing, one.amount)
    missing -= part
    return { ...one, amount: part }
  })
  return missing === 0 ? parts.filter((part) => part.amount > 0) : undefined
}

/**
 * Creates a refund from parts of payments. The job `refund` pays the refund. A payment becomes `refunding` when nothing
 * is left of it to refund. Call the function with the payable locked.
 */
export async function oweRefund(
  work: UnitOfWork,
  { request, orderId, cause, words }: RefundWish,
  parts: readonly PartOfPayment[],
  rows: readonly OrderRefundRow[] = [],
): Promise<void> {
  const { db, now, numbers } = work
  const refundId = `R${numbers.next(now)}`
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  const numbered = parts.map((part, at) => ({
    id: at === 0 ? refundId : `${refundId}-${at + 1}`,
    payment_id: part.paymentId,
    trade_no: part.tradeNo,
    amount: part.amount,
  }))
  const kept = rows.map(({ line, quantity, stage, source, fen }, position) => ({
    position,
    item_position: line,
    quantity,
    stage,
    source_kind: source?.kind,
    source_id: source?.id,
    fen,
  }))
  await sql`
    with owed as (
      insert into refund (id, order_id, request, cause, words, amount, status, created_at)
      values (${refundId}, ${orderId}, ${request}, ${cause}, ${words ?? null}, ${amount}, ${REFUND_STATE.owed}, ${now})
      returning id
    ),
    divided as (
      insert into refund_part (id, refund_id, payment_id, trade_no, amount, status, created_at)
      select part.id, owed.id, part.payment_id, part.trade_no, part.amount, ${REFUND_STATE.owed}, ${now}
      from owed, ${listRows(numbered, 'id text, payment_id text, trade_no text, amount bigint')} as part
    ),
    listed as (
      insert into refund_row (refund_id, position, item_position, quantity, stage, source_kind, source_id, fen)
      select owed.id, line.position, line.item_position, line.quantity, line.stage, line.source_kind,
        line.source_id, line.fen
      from owed, ${listRows(kept, ROW)} as line
    )
    update payment set status = ${PAYMENT_STATUS.refunding}
    from ${listRows(numbered, 'payment_id text, trade_no text, amount bigint')} as part
    where payment.id = part.payment_id and payment.channel_trade_no = part.trade_no
      and payment.amount = part.amount + ${refundedOfTrade}`.execute(db)
  await bookOwed(work, refundId)
}
