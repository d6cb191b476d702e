import { AVAILABILITY, SKU_SALE_STATUS, SKU_STATUS } from '@hearth/domain'
import type { Recommend, Recommendations } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readCards, SOLD } from '#areas/products/read-cards'
import type { Database } from '#database/connect'

const DEFAULT_COUNT = 10
const MOST = 20

/** How many more are read than are asked for, in place of those whose promotions turn out to have run out. */
const SPARE = 10

/**
 * Recommends what can be bought: products of the same category as `spuNo` first, then those sold best.
 * Never the product it should go with. The query only leaves out what nobody can buy; whether the rest can be bought is
 * the domain's answer (S23).
 */
export async function recommend(
  db: Database,
  { spuNo = '', count = DEFAULT_COUNT }: Recommend,
  now: number,
): Promise<Recommendations> {
  const limit = Math.max(1, Math.min(MOST, Math.floor(count)))
  const category = sql`coalesce((select category_code from spu as beside where beside.spu_no = ${spuNo}), '')`
  const forSale = sql`exists (select 1 from sku where sku.spu_no = spu_sold.spu_no and stock > 0
    and sku_status = ${SKU_STATUS.active} and sku_sale_status = ${SKU_SALE_STATUS.onSale})`
  const { spus, card } = await readCards(
    db,
    sql`spu.spu_no = any(array(
        select spu_no from (
          (select spu_no, true as beside, sold, position from spu_sold
            where category_code = ${category} and spu_no <> ${spuNo} and ${forSale} order by sold desc, position, spu_no limit ${limit + SPARE})
          union all
          (select spu_no, false, sold, position from spu_sold
            where category_code <> ${category} and spu_no <> ${spuNo} and ${forSale} order by sold desc, position, spu_no limit ${limit + SPARE})
        ) as best order by beside desc, sold desc, position, spu_no limit ${limit + SPARE}))
      order by (spu.category_code = ${category}) desc, ${SOLD} desc, spu.position, spu.spu_no`,
    now,
  )
  const items = spus.map((spu) => card(spu)).filter((item) => item.availability === AVAILABILITY.available)
  return { result: items.slice(0, limit) }
}
