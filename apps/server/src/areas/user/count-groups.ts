import { ORDER_STATUS, PROMOTION_TYPE } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/** The groups a shopper has bought in: an order at a group's price has one seat, and leaves it when it is cancelled. */
export async function countGroups(db: Database, shopperId: string): Promise<number> {
  const { rows } = await sql<{ groups: number }>`
    select count(*) as groups from orders
    where shopper_id = ${shopperId} and paid_at is not null and status <> ${ORDER_STATUS.cancelled} and exists (
      select from order_item item join promotion on promotion.id = item.promotion_id
      where item.order_id = orders.id and promotion_type = ${PROMOTION_TYPE.groupBuy})`.execute(db)
  return rows[0]?.groups ?? 0
}
