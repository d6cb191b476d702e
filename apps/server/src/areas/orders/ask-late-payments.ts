import { DAY, ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { settleNotice } from '#areas/orders/ask-about-payments'
import type { Cashier } from '#ports/cashier'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Payments asked about in one round. */
const BATCH = 50

/** Ms after a cancelling during which a payment may still come; cashiers' pages are closed long before. */
const ASKED_FOR = 7 * DAY

const MINUTE = 60_000

/** Ms until the next question: a minute, twice as long each time, six hours at most. */
const waitAfter = (asks: number): number => Math.min(6 * 60 * MINUTE, MINUTE * 2 ** Math.min(asks, 10))

/**
 * Asks the cashier about payments that were begun for orders that are cancelled now, until it says that they were paid,
 * and the money goes back, or that they failed: its notice may be lost, and nobody else would ask. The first question
 * comes when the order runs out of time.
 * @returns how many became known
 * @throws AggregateError once all were asked about, when what the cashier says could not be written down
 */
export async function askLatePayments(work: UnitOfWork, cashier: Cashier): Promise<number> {
  const { db, now } = work
  const { rows } = await sql<{ paymentId: string; asks: number }>`
    select payment.id as "paymentId", payment.asks from payment join orders on orders.id = payment.order_id
    where payment.status = ${sql.lit(PAYMENT_STATUS.pending)} and payment.channel = ${cashier.channel}
      and coalesce(payment.ask_at, 0) <= ${now}
      and orders.status = ${sql.lit(ORDER_STATUS.cancelled)} and orders.cancelled_at > ${now - ASKED_FOR}
    order by payment.ask_at nulls first, payment.id limit ${BATCH}`.execute(db)
  const failures: Error[] = []
  let known = 0
  for (const { paymentId, asks } of rows) {
    const notice = await cashier.query(paymentId).catch(() => undefined)
    if (notice)
      await settleNotice(work, cashier.channel, notice).then(
        () => void (known += 1),
        (error: Error) => failures.push(new Error(`payment ${paymentId}: ${error.message}`, { cause: error })),
      )
    await sql`
      update payment set asks = asks + 1, ask_at = ${now + waitAfter(asks)} where id = ${paymentId}`.execute(db)
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be written down`)
  return known
}
