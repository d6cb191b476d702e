import { PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { bookedMoney } from '#areas/ledger/book-money'
import { collected } from '#areas/payment/collected'
import type { PayableKind, PayableKinds } from '#areas/payment/payable'
import { settlePayment, type Settled } from '#areas/payment/settle-payment'
import type { CashierNotice } from '#ports/cashier'
import { prepared } from '#database/prepared'
import { sqlState } from '#database/conflicts'
import { isUnreadable } from '#kernel/payloads/is-unreadable'
import type { Shop } from '#shop/shop'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/**
 * SQLSTATEs that mean that one statement cannot settle the notice: the trade is already recorded, or the payment is not
 * open. A transaction then settles the notice.
 */
const UNFIT = new Set(['23502', '23505'])

/**
 * Applies a verified notice like `settlePayment`, but in one statement if possible: for the first notice of an open
 * payment, and for a repeated one. Requests that wait for the payment are woken.
 */
export async function settleNotice(
  work: UnitOfWork & Pick<Shop, 'payments'>,
  kinds: PayableKinds,
  channel: string,
  notice: CashierNotice,
): Promise<Settled> {
  const settled =
    (await settleAtOnce(work, kinds, channel, notice)) ??
    (await inTransaction(work, (inside) => settlePayment(inside, kinds, channel, notice)))
  if (settled === 'done' || settled === 'inVain') {
    work.payments.tell(notice.paymentId)
    work.outbox.wake()
  }
  return settled
}

/** Tries the kinds of payables that can be settled in one statement, and returns the first result. */
async function settleAtOnce(
  work: UnitOfWork,
  kinds: PayableKinds,
  channel: string,
  notice: CashierNotice,
): Promise<Settled | undefined> {
  const { result, tradeNo, paymentId } = notice
  if (result !== 'paid' || !tradeNo || isUnreadable(tradeNo) || isUnreadable(paymentId)) return undefined
  for (const { name, atOnce } of kinds) {
    const settled = atOnce && (await settleOneAtOnce(work, { name, atOnce }, channel, notice))
    if (settled) return settled
  }
  return undefined
}

/**
 * Settles an open payable of a kind. Returns `done` if that succeeded. Otherwise nothing is written: the function
 * returns `known` if the notice was recorded before, and undefined if one statement cannot settle the notice. The
 * update locks the payable's row. If it had to wait for the lock, it checks its conditions again.
 */
async function settleOneAtOnce(
  work: UnitOfWork,
  { name, atOnce }: Required<Pick<PayableKind, 'name' | 'atOnce'>>,
  channel: string,
  notice: CashierNotice,
): Promise<Settled | undefined> {
  const { paymentId, tradeNo, amount, result } = notice
  const { db, now } = work
  const id = `${channel}:${tradeNo}:${result}`
  const { paid, more } = atOnce(
    sql`(
      select payable_id from payment
      where id = ${paymentId} and payable_kind = ${name} and channel = ${channel} and amount = ${amount}
    )`,
    amount,
    work,
  )
  try {
    const { rows } = await prepared<{ paid: boolean; known: boolean }>`with paid as (${paid}),
      settled as (
        update payment set status = ${PAYMENT_STATUS.paid}, channel_trade_no = ${tradeNo}, settled_at = ${now}
        where id = ${paymentId}
          and status in (${sql.lit(PAYMENT_STATUS.pending)}, ${sql.lit(PAYMENT_STATUS.failed)})
          and exists (select from paid)
        returning id
      ),
      -- Null if no payment was settled, which the column refuses: the payable is then not paid either.
      noted as (
        insert into payment_notice (id, payment_id, amount, result, received_at)
        select ${id}, (select id from settled), ${amount}::bigint, ${result}, ${now}::bigint from paid
      ),
      ${bookedMoney(collected('sold', channel, notice, now, sql`exists (select from settled)`), now)},
      ${sql.join(more.map((one, at) => sql`${sql.raw(`more_${at}`)} as (${one})`))}
      select exists (select from settled) as paid,
        exists (
          select from payment_notice where id = ${id} and payment_id = ${paymentId} and amount = ${amount}
        ) as known`.execute(db)
    if (rows[0]?.paid) return 'done'
    return rows[0]?.known ? 'known' : undefined
  } catch (error) {
    if (UNFIT.has(sqlState(error))) return undefined
    throw error
  }
}
