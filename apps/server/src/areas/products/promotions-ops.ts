import { CAMPAIGN_STATUS, pricingOf, REPLY_CODE } from '@hearth/domain'
import {
  promotions,
  type EndedPromotion,
  type ListedPromotion,
  type ListOpsPromotions,
  type OpsPromotion,
  type OpsPromotionId,
} from '@hearth/ops'
import { sql } from 'kysely'
import { keepPricesWithin } from '#areas/products/keep-prices'
import { STANDS_AT } from '#areas/products/promotion-time'
import { withoutNothing } from '#areas/products/without-nothing'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { reads, writes, type OpsContext, type Written } from '#kernel/ops-area'
import { opsList, readList } from '#kernel/ops-list'
import { descending } from '#kernel/page-of'
import { ShopError } from '#kernel/shop-error'

const noSuchPromotion = () => new ShopError(REPLY_CODE.notFound, '没有这个活动', 'promotionId')

const WHEN = { running: CAMPAIGN_STATUS.running, coming: CAMPAIGN_STATUS.notBegun, over: CAMPAIGN_STATUS.over } as const

const promotionList = opsList<ListOpsPromotions, ListedPromotion>({
  columns: sql`
    id as "promotionId", promotion_type as "promotionType", name, begin_time as "beginTime", end_time as "endTime",
    (select count(*) from promotion_sku where promotion_id = promotion.id) as skus`,
  from: sql`promotion`,
  filters: {
    promotionType: (type) => sql`promotion_type = ${type}`,
    when: (when, now) => STANDS_AT[WHEN[when]](now),
    search: (word) => sql`strpos(lower(name), lower(${word})) > 0 or id = ${word}`,
  },
  sorts: { lastToEnd: [descending('end_time'), descending('id')] },
  row: (after) => sql`promotion where id = ${after}`,
  nameOf: ({ promotionId }) => promotionId,
})

/** What staff ask of promotions. */
export const promotionsOps = [
  reads(promotions, {
    async list(payload, context) {
      const { rows, after } = await readList(promotionList, context, payload)
      return { promotions: rows, after }
    },
    get: ({ promotionId }, { db }) => readPromotion(db, promotionId),
  }),
  writes(promotions, { end: endPromotion }),
]

/** One query. @throws ShopError notFound */
async function readPromotion(db: Database, promotionId: string): Promise<OpsPromotion> {
  const { rows } = await sql<{ [Field in keyof OpsPromotion]-?: OpsPromotion[Field] | null }>`
    select id as "promotionId", promotion_type as "promotionType", name, begin_time as "beginTime",
      end_time as "endTime", support_target as "supportTarget", threshold_amount as "thresholdAmount",
      reduce_amount as "reduceAmount", threshold_quantity as "thresholdQuantity", discount_rate as "discountRate",
      tiers, nullif(priority, 0) as priority, combines_with as "combinesWith", (
        select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'skuNo', on_sku.sku_no, 'name', sku_name, 'price', price, 'promotionPrice', promotion_price,
          'promotionRate', promotion_rate, 'stock', on_sku.stock, 'sold', on_sku.sold, 'shopperLimit', shopper_limit
        )) order by on_sku.sku_no), '[]')
        from promotion_sku on_sku join sku on sku.sku_no = on_sku.sku_no where promotion_id = promotion.id) as skus
    from promotion where id = ${promotionId}`.execute(db)
  if (!rows[0]) throw noSuchPromotion()
  return withoutNothing(rows[0]) as OpsPromotion
}

/** @throws ShopError notFound, wrongState */
async function endPromotion(
  { promotionId }: OpsPromotionId,
  { db, now }: OpsContext,
): Promise<Written<EndedPromotion>> {
  const before = await db
    .selectFrom('promotion')
    .select(['promotion_type as promotionType', 'begin_time as beginTime', 'end_time as endTime'])
    .where('id', '=', promotionId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw noSuchPromotion()
  if (pricingOf(before).kind)
    throw new ShopError(REPLY_CODE.wrongState, '预售、众筹、试用、预约、拼团和砍价按约定的时间结束', 'promotionId')
  if (before.endTime < now) throw new ShopError(REPLY_CODE.wrongState, '这个活动已经结束', 'promotionId')
  const endTime = now - 1
  await db
    .updateTable('promotion')
    .set({ begin_time: Math.min(before.beginTime, endTime), end_time: endTime })
    .where('id', '=', promotionId)
    .execute()
  await keepPricesWithin(db, now)
  await pagesChanged(db)
  return {
    reply: { promotionId, endTime },
    changes: [
      { target: { kind: 'promotion', id: promotionId }, before: { endTime: before.endTime }, after: { endTime } },
    ],
  }
}
