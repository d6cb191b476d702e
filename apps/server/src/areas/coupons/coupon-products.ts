import { REPLY_CODE } from '@hearth/domain'
import type { CouponProducts, SearchCouponProducts } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readCards, SOLD } from '#areas/products/read-cards'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/**
 * A page of the products that the coupons of a batch apply to, the most sold first, and the number of all of them.
 * @throws ShopError notFound for an unknown batch
 */
export async function searchCouponProducts(
  db: Database,
  { couponBatchId, keyword = '', startIndex = 0, count = 20 }: SearchCouponProducts,
  now: number,
): Promise<CouponProducts> {
  const batch = await db.selectFrom('coupon_batch').select('sku_nos').where('id', '=', couponBatchId).executeTakeFirst()
  if (!batch) throw new ShopError(REPLY_CODE.notFound, '没有这张优惠券', 'couponBatchId')
  const named = keyword.trim() === '' ? sql`` : sql`and position(lower(${keyword.trim()}) in lower(spu.name)) > 0`
  const covered = batch.sku_nos
    ? sql`and exists (select from sku where sku.spu_no = spu.spu_no and sku.sku_no = any(${batch.sku_nos}::text[]))`
    : sql``
  const chosen = sql`
    from spu_sold
    join spu on spu.spu_no = spu_sold.spu_no
    where archived_at is null ${covered} ${named}`
  const { rows } = await sql<{ total: number }>`select count(*) as total ${chosen}`.execute(db)
  const { spus, card } = await readCards(
    db,
    sql`spu.spu_no = any(array(
        select spu_sold.spu_no ${chosen}
        order by spu_sold.sold desc, spu_sold.position, spu_sold.spu_no limit ${count} offset ${startIndex}))
      order by ${SOLD} desc, spu.position, spu.spu_no`,
    now,
  )
  return { result: spus.map((spu) => card(spu)), totalCount: rows[0]?.total ?? 0 }
}
