import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#database/connect'

/**
 * Returns the final state of orders that had holds, each as `<status> held <number of holds>: <status of the payment>`.
 */
export async function heldEnds(db: Database, orders: readonly { orderId: string }[]): Promise<string[]> {
  const { rows } = await sql<{ status: number; held: number; payment: number }>`
    select orders.status, payment.status as payment,
      (select count(*) from order_hold where order_hold.order_id = orders.id) as held
    from orders join payment on payment.order_id = orders.id
    where orders.id = any(${orders.map(({ orderId }) => orderId)}::text[])`.execute(db)
  expect(rows).toHaveLength(orders.length)
  return rows.map(({ status, held, payment }) => `${status} held ${held}: ${payment}`)
}
