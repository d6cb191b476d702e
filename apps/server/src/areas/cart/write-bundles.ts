import type { Database } from '#database/connect'
import type { ShopFileBundle } from '#shop-file/shop-file'

/** Sets and mark-up sales; one that is known is had with the skus of the file alone. */
export async function writeBundles(db: Database, bundles: readonly ShopFileBundle[]): Promise<void> {
  for (const { promotionId, kind, name, beginTime, endTime, supportTarget = 'all', ...one } of bundles) {
    const values = {
      kind,
      name,
      begin_time: beginTime,
      end_time: endTime,
      support_target: supportTarget,
      price: one.price ?? null,
      threshold_amount: one.thresholdAmount ?? null,
    }
    await db
      .insertInto('bundle')
      .values({ id: promotionId, ...values })
      .onConflict((clash) => clash.column('id').doUpdateSet(values))
      .execute()
    await db.deleteFrom('bundle_sku').where('bundle_id', '=', promotionId).execute()
    const skus = one.skus.map(({ skuNo, itemQuantity = 1, price = null }, position) => ({
      bundle_id: promotionId,
      sku_no: skuNo,
      position,
      quantity: itemQuantity,
      price,
    }))
    await db.insertInto('bundle_sku').values(skus).execute()
  }
}
