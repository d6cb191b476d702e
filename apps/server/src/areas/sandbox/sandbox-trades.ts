import { sql } from 'kysely'
import type { CashierNotice, CashierPayment, CashierRefund, StatedLine } from '#ports/cashier'
import type { Database } from '#database/connect'
import { prepared } from '#database/prepared'

/**
 * The number of times that the sandbox sends the notice of each trade. Real cashiers repeat notices too, even after an
 * acknowledgement.
 */
const DELIVERIES = 2

/**
 * Settles a payment at the sandbox once, and stores its notice in the same statement, so that both exist or neither.
 * @returns the result of this call or of an earlier one
 */
export async function settleTrade(
  db: Database,
  payment: CashierPayment,
  result: 'paid' | 'failed',
  ids: { tradeNo: string; noticeId: string; closed?: boolean },
  now: number,
): Promise<'paid' | 'failed'> {
  const notice: CashierNotice = {
    paymentId: payment.paymentId,
    tradeNo: ids.tradeNo,
    amount: payment.amount,
    result,
    time: now,
  }
  const { rows } = await prepared<{ result: 'paid' | 'failed' | null }>`with trade as (
      insert into sandbox_trade (payment_id, trade_no, amount, result, settled_at, closed)
      values (${payment.paymentId}, ${ids.tradeNo}, ${payment.amount}, ${result}, ${now}, ${ids.closed ?? false})
      on conflict (payment_id) do nothing
      returning payment_id, result
    ),
    notice as (
      insert into sandbox_notice (notice_id, payment_id, body, wanted, attempts, next_at)
      select ${ids.noticeId}, payment_id, ${JSON.stringify(notice)}, ${DELIVERIES}, 0, ${now}::bigint from trade
    )
    select coalesce(
      (select result from trade),
      (select result from sandbox_trade where payment_id = ${payment.paymentId})
    ) as result`.execute(db)
  // If another request settled the payment at the same time, the next statement sees the result of that request.
  return rows[0]?.result ?? (await findTrade(db, payment.paymentId))?.result ?? result
}

/** Finds the result of a payment at the sandbox; undefined while it is open. */
export async function findTrade(db: Database, paymentId: string): Promise<CashierNotice | undefined> {
  const { rows } = await prepared<CashierNotice>`
    select payment_id as "paymentId", trade_no as "tradeNo", amount, result, settled_at as time from sandbox_trade
    where payment_id = ${paymentId}`.execute(db)
  return rows[0]
}

/** Returns the sandbox's account statement for a period: the collected and the refunded amounts. */
export async function stateTrades(db: Database, { from, to }: { from: number; to: number }): Promise<StatedLine[]> {
  const { rows } = await sql<StatedLine>`
    select 'paid' as what, trade_no as id, amount, settled_at as time from sandbox_trade
    where result = 'paid' and settled_at >= ${from} and settled_at < ${to}
    union all
    select 'refunded', refund_id, amount, refunded_at from sandbox_refund
    where refunded_at >= ${from} and refunded_at < ${to} order by time, id`.execute(db)
  return rows
}

/**
 * Refunds a payment, once for each refund id, and never more than was collected. Returns `impossible` for an account
 * that is closed.
 */
export async function giveBack(
  db: Database,
  { refundId, paymentId, tradeNo, amount }: CashierRefund,
  now: number,
): Promise<boolean | 'impossible'> {
  await sql`
    insert into sandbox_refund (refund_id, payment_id, amount, refunded_at)
    select ${refundId}, payment_id, ${amount}::bigint, ${now} from sandbox_trade trade
    where payment_id = ${paymentId} and trade_no = ${tradeNo} and result = 'paid' and not closed
      and amount >= ${amount}::bigint + coalesce((
        select sum(amount) from sandbox_refund other where other.payment_id = trade.payment_id
      ), 0)
    on conflict (refund_id) do nothing`.execute(db)
  const { rows } = await sql<{ given: boolean; closed: boolean }>`
    select exists (select from sandbox_refund where refund_id = ${refundId}) as given,
      exists (select from sandbox_trade where payment_id = ${paymentId} and closed) as closed`.execute(db)
  const [state] = rows
  return state?.given ? true : state?.closed ? 'impossible' : false
}
