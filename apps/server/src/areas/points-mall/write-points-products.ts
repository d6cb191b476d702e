import type { ShopFilePointsProduct } from '@hearth/ops'
import { sql } from 'kysely'
import { refuseUnknownSkus } from '#areas/stock/refuse-unknown-skus'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'

const COLUMNS = '"productId" text, "skuNo" text, points integer, stock integer, "perShopper" integer, "onShelf" boolean'

/**
 * Adds or changes products of the points mall. An existing product keeps its remaining pieces.
 * @throws RefusedRows for an unknown sku
 */
export async function writePointsProducts(db: Database, products: readonly ShopFilePointsProduct[]): Promise<void> {
  await refuseUnknownSkus(
    db,
    products.map(({ skuNo }, row) => ({ skuNo, row, field: 'skuNo' })),
  )
  await sql`
    insert into points_product (id, sku_no, integral, stock, per_shopper, on_shelf)
    select "productId", "skuNo", points, stock, coalesce("perShopper", 1), coalesce("onShelf", true)
    from ${listRows(products, COLUMNS)} as listed
    on conflict (id) do update set sku_no = excluded.sku_no, integral = excluded.integral,
      per_shopper = excluded.per_shopper, on_shelf = excluded.on_shelf,
      version = points_product.version + 1`.execute(db)
}
