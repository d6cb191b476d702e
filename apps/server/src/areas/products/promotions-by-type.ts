import { SKU_STATUS } from '@hearth/domain'
import type { ListPromotions, PromotionList } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readCards } from '#areas/products/read-cards'
import { isSoldPromotion, promotionTerms } from '#areas/products/promotion-terms'
import { isAnnounced } from '#areas/products/promotion-time'
import { toPromotion, type PromotionRow } from '#areas/products/to-promotion'
import type { Database } from '#database/connect'

/** The most promotions of a type in a reply, and the most products of each promotion. */
const MOST_PROMOTIONS = 20
const MOST_PRODUCTS = 60

/** The values of the columns of `promotion_sku` for a promotion that is read without its skus. */
const OF_NO_SKU = {
  sku_no: '',
  promotion_price: null,
  stock: null,
  shopper_limit: null,
  deposit_amount: null,
  deposit_worth: null,
} as const

/** Reads promotions of a type with their products, in three queries. */
export async function promotionsByType(
  db: Database,
  { promotionType }: ListPromotions,
  now: number,
): Promise<PromotionList> {
  const { rows } = await sql<Omit<PromotionRow, keyof typeof OF_NO_SKU> & { spuNos: string[] }>`
    select chosen.*, array(
      select spu_sold.spu_no from spu_sold
      where spu_sold.spu_no in (
        select sku.spu_no
        from promotion_sku on_sku
        join sku on sku.sku_no = on_sku.sku_no
        where on_sku.promotion_id = chosen.id and sku.sku_status = ${SKU_STATUS.active}
      )
      order by spu_sold.sold desc, spu_sold.position, spu_sold.spu_no limit ${MOST_PRODUCTS}
    ) as "spuNos"
    from (
      select promotion.*, ${promotionTerms} as terms from promotion
      where promotion_type = ${promotionType} and end_time >= ${now}
        and ${isAnnounced(now)} and ${isSoldPromotion}
      order by begin_time > ${now}, begin_time, id limit ${MOST_PROMOTIONS}
    ) as chosen
    order by chosen.begin_time > ${now}, chosen.begin_time, chosen.id`.execute(db)
  const all = [...new Set(rows.flatMap(({ spuNos }) => spuNos))]
  const { spus, card } = await readCards(db, sql`spu.spu_no = any(${all}::text[])`, now)
  const bySpu = new Map(spus.map((spu) => [spu.spu_no, spu]))
  return {
    result: rows.map(({ spuNos, ...row }) => ({
      ...toPromotion({ ...row, ...OF_NO_SKU }),
      products: spuNos.flatMap((one) => bySpu.get(one) ?? []).map((spu) => card(spu)),
    })),
  }
}
