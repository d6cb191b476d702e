import { DAY, PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { askPayments } from '#areas/payment/ask-payments'
import type { PayableKinds } from '#areas/payment/payable'
import type { Cashier } from '#ports/cashier'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Payments asked about in one round. */
const ROUND = 200

/** Ms after its beginning during which a payment may still come; cashiers' pages are closed long before. */
const MAY_COME = 7 * DAY

/** When a payment is asked about that can come no more. */
const NEVER = Number.MAX_SAFE_INTEGER

const MINUTE = 60_000

/** Ms until the next question: a minute, twice as long each time, six hours at most. */
const waitAfter = (asks: number): number => Math.min(6 * 60 * MINUTE, MINUTE * 2 ** Math.min(asks, 10))

interface Pending {
  paymentId: string
  asks: number
  createdAt: number
}

/**
 * Asks the cashier about payments of which nothing is known, whatever became of what they are for, until it says that
 * they were paid or failed: its notice may be lost, and nobody else would ask. It goes on for a week, and ends with the
 * first question that the cashier answers after that, so that a shop that was off for weeks asks as well. Those that
 * have waited longest for the question come first.
 * @returns how many became known
 * @throws AggregateError once all were asked about, when what the cashier says could not be written down
 */
export async function askPendingPayments(work: UnitOfWork, kinds: PayableKinds, cashier: Cashier): Promise<number> {
  const { db, now } = work
  const { rows } = await sql<Pending>`
    select id as "paymentId", asks, created_at as "createdAt" from payment
    where status = ${sql.lit(PAYMENT_STATUS.pending)} and channel = ${cashier.channel}
      and (ask_at <= ${now} or (ask_at is null and created_at <= ${now - MINUTE}))
    order by coalesce(ask_at, created_at + ${MINUTE}::bigint), id limit ${ROUND}`.execute(db)
  const failures: Error[] = []
  const known = await askPayments(work, kinds, cashier, rows, {
    failed: (_, error) => void failures.push(error),
    done({ paymentId, asks, createdAt }, answered) {
      const next = answered && createdAt + MAY_COME <= now ? NEVER : now + waitAfter(asks)
      return sql`update payment set asks = asks + 1, ask_at = ${next} where id = ${paymentId}`.execute(db)
    },
  })
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be written down`)
  return known
}
