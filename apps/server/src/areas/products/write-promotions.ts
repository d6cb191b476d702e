import type { ShopFilePromotion } from '@hearth/ops'
import { sql } from 'kysely'
import { refuseBelowFloor } from '#areas/products/refuse-below-floor'
import { refuseDearerForMembers } from '#areas/products/refuse-dearer-for-members'
import { repricePromotions } from '#areas/products/reprice-promotions'
import { refuseAbovePrice } from '#areas/stock/refuse-above-price'
import { refuseUnknownSkus } from '#areas/stock/refuse-unknown-skus'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { refuseRows } from '#kernel/ops/refused-rows'
import type { OwnerWork } from '#kernel/shop-file/shop-file-part'

/**
 * Adds or changes promotions. The named skus replace the former skus of each promotion. The remaining stock of a sku in
 * a promotion is the stated total less the pieces that the promotion sold.
 * @throws RefusedRows for a sku, gift or combined promotion that does not exist, and for a price that is above the
 * ordinary price, below the floor price, or higher for members than for other shoppers
 */
export async function writePromotions({ db, now }: OwnerWork, promotions: readonly ShopFilePromotion[]): Promise<void> {
  await refuseUnknownSkus(
    db,
    promotions.flatMap(({ skus, giftSkuNo }, row) => [
      ...(giftSkuNo === undefined ? [] : [{ skuNo: giftSkuNo, row, field: 'giftSkuNo' }]),
      ...skus.map(({ skuNo }, at) => ({ skuNo, row, field: `skus[${at}].skuNo` })),
    ]),
  )
  await refuseAbovePrice(
    db,
    promotions.flatMap(({ skus }, row) =>
      skus.map(({ skuNo, promotionPrice: price }, at) => ({
        row,
        field: `skus[${at}].promotionPrice`,
        price,
        pieces: [{ skuNo }],
      })),
    ),
  )
  await writeRows(db, promotions)
  await refuseUnknownBeside(db, promotions)
  await writeSkus(
    db,
    promotions.flatMap(({ promotionId, skus }) => skus.map((sku) => ({ promotionId, ...sku }))),
    promotions.map(({ promotionId }) => promotionId),
  )
  const places = promotions.flatMap(({ skus }, row) =>
    skus.map(({ skuNo }, at) => ({ skuNo, row, field: `skus[${at}].promotionPrice` })),
  )
  await repricePromotions(
    db,
    places.map(({ skuNo }) => skuNo),
  )
  await refuseBelowFloor(db, places, now)
  await refuseDearerForMembers(db, promotions)
}

const COLUMNS =
  '"promotionId" text, "promotionType" integer, "promotionName" text, "beginTime" bigint, "endTime" bigint, ' +
  '"displayTime" bigint, "supportTarget" text, "thresholdAmount" bigint, "reduceAmount" bigint, ' +
  '"thresholdQuantity" integer, "discountRate" double precision, tiers jsonb, priority integer, "combinesWith" jsonb, "giftSkuNo" text, "giftName" text, "trialDays" integer, ' +
  '"balanceBeginTime" bigint, "balanceEndTime" bigint, "depositKept" boolean'

async function writeRows(db: Database, promotions: readonly ShopFilePromotion[]): Promise<void> {
  await sql`
    insert into promotion (id, promotion_type, name, begin_time, end_time, display_time, support_target,
      threshold_amount, reduce_amount, threshold_quantity, discount_rate, tiers, priority, combines_with, gift_sku_no,
      gift_name, trial_days, balance_begin, balance_end, deposit_kept)
    select "promotionId", "promotionType", "promotionName", "beginTime", "endTime", "displayTime",
      coalesce("supportTarget", 'all'), "thresholdAmount", "reduceAmount", "thresholdQuantity", "discountRate",
      tiers, coalesce(priority, 0), "combinesWith", "giftSkuNo", "giftName", "trialDays", "balanceBeginTime",
      "balanceEndTime", "depositKept"
    from ${listRows(promotions, COLUMNS)} as listed
    on conflict (id) do update set promotion_type = excluded.promotion_type, name = excluded.name,
      begin_time = excluded.begin_time, end_time = excluded.end_time, display_time = excluded.display_time,
      support_target = excluded.support_target, threshold_amount = excluded.threshold_amount,
      reduce_amount = excluded.reduce_amount, threshold_quantity = excluded.threshold_quantity,
      discount_rate = excluded.discount_rate, tiers = excluded.tiers, priority = excluded.priority,
      combines_with = excluded.combines_with, gift_sku_no = excluded.gift_sku_no, gift_name = excluded.gift_name,
      trial_days = excluded.trial_days, balance_begin = excluded.balance_begin, balance_end = excluded.balance_end,
      deposit_kept = excluded.deposit_kept, stopped_at = null, version = promotion.version + 1`.execute(db)
}

const SKU_COLUMNS =
  '"promotionId" text, "skuNo" text, "promotionPrice" bigint, "promotionRate" double precision, stock integer, ' +
  '"shopperLimit" integer, "depositAmount" bigint, "depositWorth" bigint'

/** Writes the skus of promotions, and removes the skus that are not named. */
async function writeSkus(db: Database, skus: readonly object[], promotionIds: readonly string[]): Promise<void> {
  const listed = listRows(skus, SKU_COLUMNS)
  await sql`
    delete from promotion_sku where promotion_id = any(${promotionIds}::text[]) and not exists (
      select from ${listed} as named where named."promotionId" = promotion_id and named."skuNo" = sku_no)`.execute(db)
  await sql`
    insert into promotion_sku (promotion_id, sku_no, promotion_price, promotion_rate, stock, shopper_limit,
      deposit_amount, deposit_worth)
    select "promotionId", "skuNo", "promotionPrice", "promotionRate", stock, "shopperLimit", "depositAmount",
      "depositWorth"
    from ${listed} as named
    on conflict (promotion_id, sku_no) do update set promotion_price = excluded.promotion_price,
      promotion_rate = excluded.promotion_rate, shopper_limit = excluded.shopper_limit,
      deposit_amount = excluded.deposit_amount, deposit_worth = excluded.deposit_worth,
      stock = case when excluded.stock is not null then greatest(0, excluded.stock - promotion_sku.sold) end`.execute(
    db,
  )
}

/** Refuses promotions that combine with a promotion that does not exist. @throws RefusedRows */
async function refuseUnknownBeside(db: Database, promotions: readonly ShopFilePromotion[]): Promise<void> {
  const named = promotions.flatMap(({ combinesWith = [] }, row) =>
    combinesWith.map((id, at) => ({ id, row, field: `combinesWith[${at}]` })),
  )
  if (named.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select id from promotion where id = any(${named.map(({ id }) => id)}::text[])`.execute(db)
  const known = new Set(rows.map(({ id }) => id))
  refuseRows(
    named.flatMap(({ id, ...place }) => (known.has(id) ? [] : [{ ...place, text: `没有活动 ${id}`, missing: id }])),
  )
}
