import { SKU_STATUS } from '@hearth/domain'
import type { IntegralOrderPage, IntegralProduct } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

/**
 * Lists the products of the points mall, the cheapest first. The stock of a product is the lower of its stock in the
 * mall and the stock of its sku.
 */
export async function readPointsProducts(db: Database): Promise<IntegralProduct[]> {
  const { rows } = await sql<IntegralProduct>`
    select id as "productId", sku.sku_name as name, sku.picture, integral,
      least(points_product.stock, sku.stock) as stock, sku.spu_no as "spuNo", sku.sku_no as "skuNo", sku.price
    from points_product
    join sku on sku.sku_no = points_product.sku_no
    where on_shelf and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
    order by integral, id`.execute(db)
  return rows
}

/** Reads a page of a shopper's orders that were paid with points, newest first. */
export async function readPointsOrders(
  db: Database,
  shopperId: string,
  { startIndex = 0, count = 20 }: { startIndex?: number; count?: number },
): Promise<IntegralOrderPage> {
  const chosen = sql`orders.shopper_id = ${shopperId} and orders.integral > 0`
  const { rows } = await sql<IntegralOrderPage['result'][number] & { total: number }>`
    with counted as (select count(*) as total from orders where ${chosen}),
    mine as (
      select id, integral, created_at from orders
      where ${chosen}
      order by created_at desc, id desc offset ${startIndex} limit ${count}
    ),
    page as (
      select mine.id as "orderId", item.name as "productName", item.picture, mine.integral,
        mine.created_at as "createTime"
      from mine
      join order_item item on item.order_id = mine.id and item.position = 0
    )
    select page.*, counted.total
    from counted
    left join page on true
    order by "createTime" desc, "orderId" desc`.execute(db)
  const result = rows.filter((row) => row.orderId !== null).map(({ total: _total, ...row }) => row)
  return { result, totalCount: rows[0]?.total ?? 0 }
}
