import { FREE_TRIAL_STATUS, isCartPromotion, isPromotionActive, PROMOTION_TYPE, SCARCE_PIECES } from '@hearth/domain'
import type { Promotion, Sku } from '@hearth/sdk/core'
import { sql, type Selectable } from 'kysely'
import { inventoryOf } from '#areas/products/inventory-of'
import { isSoldPromotion, promotionTerms } from '#areas/products/promotion-terms'
import { isAnnounced } from '#areas/products/promotion-time'
import { toPromotion, type PromotionRow } from '#areas/products/to-promotion'
import { withoutNothing } from '#kernel/reads/without-nothing'
import type { Database } from '#database/connect'
import type { Schema } from '#database/schema'

/** The skus to read: those of the given spus, and those with the given numbers. */
export interface SkuFilter {
  spuNos?: readonly string[]
  skuNos?: readonly string[]
}

/** Reads skus with their promotions, in the order of their spus, always in two queries. */
export async function readSkus(db: Database, { spuNos = [], skuNos = [] }: SkuFilter, now: number): Promise<Sku[]> {
  if (spuNos.length + skuNos.length === 0) return []
  const { rows } = await sql<Selectable<Schema['sku']>>`
    select * from sku
    where spu_no = any(${spuNos}::text[]) or sku_no = any(${skuNos}::text[])
    order by spu_no, position`.execute(db)
  const promotions = await readPromotions(
    db,
    rows.map((row) => row.sku_no),
    now,
  )
  return rows.map((row) => toSku(row, promotions.get(row.sku_no) ?? [], now))
}

/**
 * Reads the promotions to show now, by sku: those that are announced and not over, and whose type can be bought. The
 * domain decides which of them apply (S18).
 */
async function readPromotions(db: Database, skuNos: readonly string[], now: number): Promise<Map<string, Promotion[]>> {
  const bySku = new Map<string, Promotion[]>()
  if (skuNos.length === 0) return bySku
  const { rows } = await sql<PromotionRow>`
    select promotion.*, promotion_sku.sku_no, promotion_sku.promotion_price, promotion_sku.stock,
      promotion_sku.shopper_limit, promotion_sku.deposit_amount, promotion_sku.deposit_worth,
      ${promotionTerms} as terms
    from promotion_sku
    join promotion on promotion.id = promotion_sku.promotion_id
    where promotion_sku.sku_no = any(${skuNos}::text[])
      and promotion.end_time >= ${now} and ${isAnnounced(now)}
      and ${isSoldPromotion}
    order by promotion.promotion_type, promotion.id`.execute(db)
  for (const row of rows) bySku.set(row.sku_no, [...(bySku.get(row.sku_no) ?? []), toPromotion(row)])
  return bySku
}

/**
 * Returns whether a sku's free trial is open to a new applicant. The reply is shared by all shoppers, so it does not
 * contain their own trials.
 */
function trialStatus(stock: number, promotions: readonly Promotion[], now: number): Sku['freePromotionStatus'] | null {
  const trials = promotions.filter(({ promotionType }) => promotionType === PROMOTION_TYPE.freeTrial)
  if (trials.length === 0) return null
  const open = trials.some((one) => isPromotionActive(one, now) && one.promotionInventoryStatus !== 0)
  return { status: open && stock > 0 ? FREE_TRIAL_STATUS.none : FREE_TRIAL_STATUS.closed }
}

function toSku(row: Selectable<Schema['sku']>, promotions: Promotion[], now: number): Sku {
  return withoutNothing({
    skuNo: row.sku_no,
    spuNo: row.spu_no,
    skuName: row.sku_name,
    attributes: row.attributes,
    price: row.price,
    marketPrice: row.market_price,
    lowestPrice: row.lowest_price,
    skuStatus: row.sku_status,
    skuSaleStatus: row.sku_sale_status,
    inventoryStatus: inventoryOf(row.stock),
    surplus: row.stock <= SCARCE_PIECES ? row.stock : null,
    limitQuantity: row.limit_quantity,
    picture: row.picture,
    promotions,
    freePromotionStatus: trialStatus(row.stock, promotions, now),
  })
}

/** Removes the cart promotions (1001, 1002) from a sku, for requests that did not ask for them. */
export const withoutCartPromotions = (sku: Sku): Sku => ({
  ...sku,
  promotions: sku.promotions.filter((promotion) => !isCartPromotion(promotion)),
})
