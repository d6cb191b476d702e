import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { settleTrade } from '#areas/sandbox/sandbox-trades'
import { pageToken } from '#areas/sandbox/signature'
import type { Database } from '#database/connect'
import type { PayLater } from '#ports/cashier'

const tokenFor = (secret: string, shopperId: string): string => pageToken(secret, `pay-later/${shopperId}`)

/**
 * Returns the path of the page on which a shopper signs the agreement. Its token identifies the shopper, as for a
 * payment.
 */
const payLaterPath = (secret: string, shopperId: string): string =>
  `/sandbox-pay-later/${shopperId}/${tokenFor(secret, shopperId)}`

/** The sandbox's pay-later agreement. Shoppers who signed it are charged automatically. */
export const sandboxPayLater = ({
  db,
  secret,
  clock,
}: {
  db: Database
  secret: string
  clock: () => number
}): PayLater => ({
  isSigned: (shopperId) => hasSigned(db, shopperId),
  signUrl: (shopperId) => Promise.resolve(payLaterPath(secret, shopperId)),
  async charge(payment) {
    const id = createHash('sha256').update(`pay later ${payment.paymentId}`).digest('hex').slice(0, 32)
    await settleTrade(db, payment, 'paid', { tradeNo: `L${id}`, noticeId: id }, clock())
  },
})

/** Returns whether a shopper signed the agreement. */
export async function hasSigned(db: Database, shopperId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from sandbox_pay_later where shopper_id = ${shopperId}`.execute(db)
  return rows.length > 0
}

/** Signs the agreement for a shopper, once. */
export async function signPayLater(db: Database, shopperId: string, now: number): Promise<void> {
  await sql`
    insert into sandbox_pay_later (shopper_id, signed_at) values (${shopperId}, ${now})
    on conflict (shopper_id) do nothing`.execute(db)
}
