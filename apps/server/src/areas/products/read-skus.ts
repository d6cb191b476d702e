import { PROMOTION_TYPE } from '@hearth/domain'
import type { Promotion, Sku } from '@hearth/sdk/core'
import { sql, type Selectable } from 'kysely'
import { inventoryOf } from '#areas/products/inventory-of'
import { isSoldPromotion } from '#areas/products/sold-promotions'
import type { Database } from '#database/connect'
import type { SkuTable } from '#database/tables/product-tables'
import type { PromotionSkuTable, PromotionTable } from '#database/tables/promotion-tables'

/** Stock at which the pieces left are told. */
const TELL_SURPLUS = 10

/** Which skus. */
export interface SkuFilter {
  spuNos?: readonly string[]
  skuNos?: readonly string[]
}

/** Skus with their promotions, in the order of their spu; two queries however many. */
export async function readSkus(db: Database, { spuNos = [], skuNos = [] }: SkuFilter, now: number): Promise<Sku[]> {
  if (spuNos.length + skuNos.length === 0) return []
  const { rows } = await sql<Selectable<SkuTable>>`
    select * from sku where spu_no = any(${spuNos}::text[]) or sku_no = any(${skuNos}::text[]) order by spu_no, position`.execute(
    db,
  )
  const promotions = await readPromotions(
    db,
    rows.map((row) => row.sku_no),
    now,
  )
  return rows.map((row) => toSku(row, promotions.get(row.sku_no) ?? []))
}

type PromotionRow = Selectable<PromotionTable> &
  Pick<Selectable<PromotionSkuTable>, 'sku_no' | 'promotion_price' | 'stock'>

/**
 * Promotions that may be shown now, by sku: those announced and not over, of types that can be bought. Which of them
 * hold is the domain's question (S18).
 */
async function readPromotions(db: Database, skuNos: readonly string[], now: number): Promise<Map<string, Promotion[]>> {
  const bySku = new Map<string, Promotion[]>()
  if (skuNos.length === 0) return bySku
  const { rows } = await sql<PromotionRow>`
    select promotion.*, promotion_sku.sku_no, promotion_sku.promotion_price, promotion_sku.stock
    from promotion_sku join promotion on promotion.id = promotion_sku.promotion_id
    where promotion_sku.sku_no = any(${skuNos}::text[])
      and promotion.end_time >= ${now} and coalesce(promotion.display_time, promotion.begin_time) <= ${now}
      and ${isSoldPromotion}
    order by promotion.promotion_type, promotion.id`.execute(db)
  for (const row of rows) bySku.set(row.sku_no, [...(bySku.get(row.sku_no) ?? []), toPromotion(row)])
  return bySku
}

function toPromotion(row: PromotionRow): Promotion {
  return withoutNothing({
    promotionId: row.id,
    promotionType: row.promotion_type,
    promotionName: row.name,
    promotionPrice: row.promotion_price,
    beginTime: row.begin_time,
    endTime: row.end_time,
    displayTime: row.display_time,
    promotionInventoryStatus: row.stock === null ? null : inventoryOf(row.stock),
    promotionSupportTarget: row.support_target,
    thresholdAmount: row.threshold_amount,
    reduceAmount: row.reduce_amount,
    thresholdQuantity: row.threshold_quantity,
    discountRate: row.discount_rate,
    giftName: row.gift_name,
    giftSkuNo: row.gift_sku_no,
  })
}

function toSku(row: Selectable<SkuTable>, promotions: Promotion[]): Sku {
  return withoutNothing({
    skuNo: row.sku_no,
    spuNo: row.spu_no,
    skuName: row.sku_name,
    attributes: row.attributes,
    price: row.price,
    marketPrice: row.market_price,
    skuStatus: row.sku_status,
    skuSaleStatus: row.sku_sale_status,
    inventoryStatus: inventoryOf(row.stock),
    surplus: row.stock <= TELL_SURPLUS ? row.stock : null,
    limitQuantity: row.limit_quantity,
    picture: row.picture,
    promotions,
    freePromotionStatus: row.free_promotion_status === null ? null : { status: row.free_promotion_status },
  })
}

/** The cart promotions (1001, 1002) taken out, as a lookup gets them that did not ask for groups. */
export const withoutCartPromotions = (sku: Sku): Sku => ({
  ...sku,
  promotions: sku.promotions.filter(
    ({ promotionType }) =>
      promotionType !== PROMOTION_TYPE.fullReduction && promotionType !== PROMOTION_TYPE.fullDiscount,
  ),
})

type WithoutNull<Row> = { [Name in keyof Row as null extends Row[Name] ? never : Name]: Row[Name] } & {
  [Name in keyof Row as null extends Row[Name] ? Name : never]?: Exclude<Row[Name], null>
}

/** A row as the wire has it: fields with nothing in them are left out. */
function withoutNothing<Row extends object>(row: Row): WithoutNull<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as WithoutNull<Row>
}
