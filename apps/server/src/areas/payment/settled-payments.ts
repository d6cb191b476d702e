import { PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import type { PayableKinds } from '#areas/payment/payable'
import type { Database } from '#database/connect'

/** Returns those of the given payments that are no longer open: they have a result, or their payable is closed. */
export async function settledPayments(
  db: Database,
  kinds: PayableKinds,
  paymentIds: readonly string[],
): Promise<string[]> {
  const over = kinds.map(
    ({ name, isOver }) => sql`(payable_kind = ${name} and ${isOver(sql.ref('payment.payable_id'))})`,
  )
  const { rows } = await sql<{ id: string }>`
    select payment.id from payment
    where payment.id = any(${[...paymentIds]}::text[])
      and (payment.status <> ${PAYMENT_STATUS.pending} or ${sql.join(over, sql` or `)})`.execute(db)
  return rows.map((row) => row.id)
}
