import { ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** Which of the payments no longer wait: they are settled, or their orders wait for none. */
export async function settledPayments(db: Database, paymentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select payment.id from payment join orders on orders.id = payment.order_id
    where payment.id = any(${[...paymentIds]}::text[])
      and (payment.status <> ${PAYMENT_STATUS.pending} or orders.status <> ${ORDER_STATUS.pendingPayment})`.execute(db)
  return rows.map((row) => row.id)
}
