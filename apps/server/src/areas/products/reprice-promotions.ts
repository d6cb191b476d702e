import { ratePrice } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'

/** Recomputes promotion prices that are a percentage of the ordinary price, for skus whose prices were written. */
export async function repricePromotions(db: Database, skuNos: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; skuNo: string; rate: number; price: number; floorPrice: number | null }>`
    select on_sku.promotion_id as id, on_sku.sku_no as "skuNo", on_sku.promotion_rate as rate, sku.price,
      sku.floor_price as "floorPrice"
    from promotion_sku on_sku join sku on sku.sku_no = on_sku.sku_no
    where on_sku.sku_no = any(${[...new Set(skuNos)]}::text[]) and on_sku.promotion_rate is not null`.execute(db)
  if (rows.length === 0) return
  const priced = rows.map(({ id, skuNo, rate, ...sku }) => ({ id, skuNo, price: ratePrice(sku, rate) }))
  await sql`
    update promotion_sku set promotion_price = priced.price
    from ${listRows(priced, 'id text, "skuNo" text, price bigint')} as priced
    where promotion_sku.promotion_id = priced.id and promotion_sku.sku_no = priced."skuNo"`.execute(db)
}
