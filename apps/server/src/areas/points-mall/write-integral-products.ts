import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { ShopFileIntegralProduct } from '#shop-file/shop-file'

/**
 * Products to be had for points. One that is known keeps the pieces it has left.
 * @throws Error that names a sku that nobody knows
 */
export async function writeIntegralProducts(db: Database, products: readonly ShopFileIntegralProduct[]): Promise<void> {
  for (const { productId, skuNo, integral, stock, perShopper = 1, onShelf = true } of products) {
    const sku = await db.selectFrom('sku').select('sku_no').where('sku_no', '=', skuNo).executeTakeFirst()
    if (!sku) throw new Error(`${productId} is the sku ${skuNo}, which is not there`)
    const values = { sku_no: skuNo, integral, per_shopper: perShopper, on_shelf: onShelf }
    await db
      .insertInto('integral_product')
      .values({ id: productId, stock, ...values })
      .onConflict((clash) =>
        clash.column('id').doUpdateSet({ ...values, version: sql<number>`integral_product.version + 1` }),
      )
      .execute()
  }
}
