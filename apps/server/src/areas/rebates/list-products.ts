import { chooseRebateRate, priceSku, REBATE_ITEM_TYPE, SKU_SALE_STATUS, SKU_STATUS } from '@hearth/domain'
import type { CoveringOffer } from '@hearth/domain'
import type { RebateCategories, RebateCategory, RebateProduct } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { readSkus } from '#areas/products/read-skus'
import { offerRuns, targetSkus } from '#areas/rebate-terms/covering-offers'
import type { Database } from '#database/connect'

/** An offer with the fields that the list of products needs. */
type ListedOffer = CoveringOffer & { endTime: number; couponBatchId: string | null }

interface ListedSku {
  skuNo: string
  name: string
  offers: ListedOffer[]
}

/** The products to list, and the page. */
export interface ProductsWish {
  channelCode: string
  /** `product` lists each product once. If absent, each sku is listed. */
  each?: 'product'
  categoryCode?: string
  /** Rows to skip. */
  offset: number
  count: number
  now: number
}

/** A query of the skus on sale with a rebate in a channel, each with the offers that include it. */
const coveredSkus = (channelCode: string, now: number): RawBuilder<object> => sql<object>`
  select sku.sku_no, sku.spu_no, sku.sku_name, sku.position, jsonb_agg(jsonb_build_object(
    'offerId', offer.id, 'target', target.kind, 'ownRate', target.rate, 'rate', offer.rate,
    'firstRate', offer.first_rate, 'beginTime', offer.begin_time, 'endTime', offer.end_time,
    'couponBatchId', offer.coupon_batch_id)) as offers
  from rebate_offer offer
  join rebate_target target on target.offer_id = offer.id
  join lateral (${targetSkus}) as sku on true
  where ${offerRuns(now)} and offer.channel_code = ${channelCode}
    and sku.sku_status = ${sql.lit(SKU_STATUS.active)} and sku.sku_sale_status = ${sql.lit(SKU_SALE_STATUS.onSale)}
  group by sku.sku_no, sku.spu_no, sku.sku_name, sku.position`

/**
 * Lists products with a rebate in a channel, in the shop's order, and counts all of them: three queries. Each product
 * is listed with its default sku if that has a rebate, otherwise with its first sku that has one.
 */
export async function listRebateProducts(
  db: Database,
  { channelCode, each, categoryCode, offset, count, now }: ProductsWish,
): Promise<{ products: RebateProduct[]; count: number }> {
  const chosen = each === 'product' ? sql`distinct on (spu.position, spu.spu_no)` : sql``
  const { rows } = await sql<{ total: number } & { [Field in keyof ListedSku]: ListedSku[Field] | null }>`
    with covered as (${coveredSkus(channelCode, now)}),
    chosen as (
      select ${chosen} spu.position as place, spu.spu_no, covered.position, covered.sku_no, covered.offers,
        ${each === 'product' ? sql`spu.name` : sql`covered.sku_name`} as name
      from covered
      join spu on spu.spu_no = covered.spu_no
      where ${categoryCode === undefined ? sql`true` : sql`spu.category_code = ${categoryCode}`}
      order by spu.position, spu.spu_no, covered.sku_no = spu.default_sku_no desc, covered.position, covered.sku_no
    ),
    page as (
      select * from chosen order by place, spu_no, position, sku_no limit ${count} offset ${offset}
    )
    select counted.total, page.sku_no as "skuNo", page.name, page.offers
    from (select count(*)::integer as total from chosen) as counted
    left join page on true
    order by page.place, page.spu_no, page.position, page.sku_no`.execute(db)
  const listed = rows.filter((row): row is ListedSku & { total: number } => row.skuNo !== null)
  const skus = await readSkus(db, { skuNos: listed.map(({ skuNo }) => skuNo) }, now)
  const bySku = new Map(skus.map((sku) => [sku.skuNo, sku]))
  const products = listed.flatMap(({ skuNo, name, offers }): RebateProduct[] => {
    const sku = bySku.get(skuNo)
    const offerId = chooseRebateRate(offers)?.offerId
    const offer = offers.find((one) => one.offerId === offerId)
    if (!sku || !offer) return []
    return [
      {
        rebateId: offer.offerId,
        skuNo,
        spuNo: sku.spuNo,
        name,
        picture: sku.picture,
        price: priceSku(sku, { now }).price ?? sku.price,
        itemType: REBATE_ITEM_TYPE.single,
        isFirstPurchaseRebate: offer.firstRate !== null && offer.firstRate > offer.rate,
        ...(offer.couponBatchId === null ? {} : { couponBatchId: offer.couponBatchId }),
        beginTime: offer.beginTime,
        endTime: offer.endTime,
      },
    ]
  })
  return { products, count: rows[0]?.total ?? 0 }
}

/** The categories of skus with a rebate, in the shop's order, in one query. */
export async function listRebateCategories(db: Database, channelCode: string, now: number): Promise<RebateCategories> {
  const { rows } = await sql<RebateCategory>`
    with covered as (${coveredSkus(channelCode, now)})
    select category.code as "categoryCode", category.name from category
    where exists (
      select from covered join spu on spu.spu_no = covered.spu_no where spu.category_code = category.code
    )
    order by category.position, category.code`.execute(db)
  return { result: rows }
}
