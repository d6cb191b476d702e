import { formatFen } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { refuseRows } from '#kernel/ops/refused-rows'

/** The place in the request or the shop file that names a sku. */
export interface SkuPlace {
  skuNo: string
  row?: number
  field: string
}

/**
 * Refuses skus, and skus of promotions, that cost less than their floor price, either by their own price or by a
 * promotion that is not over.
 * @throws RefusedRows with the place of the sku
 */
export async function refuseBelowFloor(db: Database, places: readonly SkuPlace[], now: number): Promise<void> {
  const { rows } = await sql<{ skuNo: string; floorPrice: number; price: number; promotion: string | null }>`
    select sku.sku_no as "skuNo", sku.floor_price as "floorPrice", cheapest.price, cheapest.id as promotion
    from sku cross join lateral (
      select sku.price, null as id
      union all
      select promotion_price, promotion.id from promotion_sku on_sku
      join promotion on promotion.id = on_sku.promotion_id
      where on_sku.sku_no = sku.sku_no and promotion.end_time >= ${now} and promotion_price is not null
      order by 1, 2 nulls first limit 1
    ) as cheapest
    where sku.sku_no = any(${places.map(({ skuNo }) => skuNo)}::text[]) and cheapest.price < sku.floor_price`.execute(
    db,
  )
  const below = new Map(rows.map((row) => [row.skuNo, row]))
  refuseRows(
    places.flatMap(({ skuNo, ...place }) => {
      const found = below.get(skuNo)
      if (!found) return []
      const { floorPrice, price, promotion } = found
      const what = promotion === null ? '售价' : `活动 ${promotion} 的价格`
      return [{ ...place, text: `${skuNo} 的${what} ¥${formatFen(price)} 低于最低售价 ¥${formatFen(floorPrice)}` }]
    }),
  )
}
