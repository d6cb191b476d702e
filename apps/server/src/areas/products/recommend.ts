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
 * Never the product it should go with. The query only leaves out what nobody can buy; whether the rest can be bought is the
 * domain's answer (S23).
 */
export async function recommend(db: Database, { spuNo = '', count = DEFAULT_COUNT }: Recommend, now: number): Promise<Recommendations> {
  const limit = Math.max(1, Math.min(MOST, Math.floor(count)))
  const { spus, card } = await readCards(
    db,
    sql`spu_no <> ${spuNo}
      and exists (select 1 from sku where sku.spu_no = spu.spu_no and stock > 0
        and sku_status = ${SKU_STATUS.active} and sku_sale_status = ${SKU_SALE_STATUS.onSale})
      order by (category_code = coalesce((select category_code from spu as beside where beside.spu_no = ${spuNo}), '')) desc, ${SOLD} desc, position
      limit ${limit + SPARE}`,
    now,
  )
  const items = spus.map((spu) => card(spu)).filter((item) => item.availability === AVAILABILITY.available)
  return { items: items.slice(0, limit) }
}
