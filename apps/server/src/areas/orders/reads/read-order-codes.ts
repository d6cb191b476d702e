import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { openText } from '#shop/sealed-text'

/** A line of an order that is delivered as codes, with its codes. */
export interface ItemCodes {
  orderItemId: string
  skuNo: string
  name: string
  itemQuantity: number
  codes: string[]
}

/**
 * The codes of an order, by line; empty if none of its lines is delivered as codes. A cancelled order no longer shows
 * its codes.
 */
export async function readOrderCodes(db: Database, secret: string, orderId: string): Promise<ItemCodes[]> {
  const { rows } = await sql<Omit<ItemCodes, 'codes'> & { sealed: string[] }>`
    select item.id as "orderItemId", item.sku_no as "skuNo", item.name, item.quantity as "itemQuantity", coalesce((
      select jsonb_agg(sealed order by given_at, digest) from order_code
      where order_code.item_id = item.id and withdrawn_at is null), '[]') as sealed
    from order_item item where item.order_id = ${orderId} and item.by_code order by item.position`.execute(db)
  return rows.map(({ sealed, ...item }) => ({
    ...item,
    codes: sealed.flatMap((text) => openText(secret, 'codes of orders', text) ?? []),
  }))
}
