import { DAY, PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { askPayments } from '#areas/payment/ask-payments'
import type { PayableKinds } from '#areas/payment/payable'
import type { Cashier } from '#ports/cashier'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The most payments that are queried in one run. */
const ROUND = 200

/** Ms after the start of a payment until which the shopper may still pay. Cashiers close their pages much earlier. */
const MAY_COME = 7 * DAY

/** A time that is never reached, for payments that are not queried again. */
const NEVER = Number.MAX_SAFE_INTEGER

const MINUTE = 60_000

/** Ms until the next query: a minute, doubled each time, six hours at most. */
const waitAfter = (asks: number): number => Math.min(6 * 60 * MINUTE, MINUTE * 2 ** Math.min(asks, 10))

interface Pending {
  paymentId: string
  asks: number
  createdAt: number
}

/**
 * Queries payments without a result at the cashier, since notices can be lost. Payments of closed payables are queried
 * too. A payment is queried until it is paid or failed. Once it is a week old, the queries end with the next answer of
 * the cashier, whatever the answer is. So a payment is still queried after the shop was down for weeks. The payments
 * that have waited longest come first.
 * @returns how many payments got a result
 * @throws AggregateError after all were queried, if answers could not be recorded
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
