import { sql } from 'kysely'
import { catalogueChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { transaction } from '#database/transaction'
import { demoProduct } from '#demo/demo-product'
import { demoBundles } from '#demo/demo-bundles'
import { demoDuBatches } from '#demo/demo-du-codes'
import { demoCoupons, demoPromotions } from '#demo/demo-promotions'
import { renewActivities } from '#demo/renew-activities'
import { renewLives } from '#demo/renew-lives'
import { writeCrowdFundings } from '#areas/crowd-funding/write-crowd-fundings'
import { demoProducts } from '#demo/products/demo-products'

/**
 * Runs the demo shop's own promotions, sets, mark-up sales, coupons, redemption codes, gift activities and broadcasts again when they have
 * ended, as on its first day, with a flash sale's stock filled up. What an owner added, renamed or changed to another type is theirs, and ends when they said.
 * @returns how many were run again
 */
export async function renewDemo(db: Database, now: number): Promise<number> {
  const promotions = demoPromotions(demoProducts.map(demoProduct), now)
  const coupons = demoCoupons(now)
  return transaction(db, async (trx) => {
    const { rows: renewed } = await sql<{ id: string }>`
      update promotion set begin_time = fresh.begin_time, end_time = fresh.end_time, balance_begin = fresh.balance_begin, balance_end = fresh.balance_end
      from jsonb_to_recordset(${JSON.stringify(promotions.map((one) => ({ id: one.promotionId, type: one.promotionType, name: one.promotionName, begin_time: one.beginTime, end_time: one.endTime, balance_begin: one.balanceBeginTime, balance_end: one.balanceEndTime })))}::jsonb)
        as fresh (id text, type integer, name text, begin_time bigint, end_time bigint, balance_begin bigint, balance_end bigint)
      where promotion.id = fresh.id and promotion.promotion_type = fresh.type and promotion.name = fresh.name and promotion.end_time <= ${now}
      returning promotion.id`.execute(trx)
    const again = new Set(renewed.map(({ id }) => id))
    await writeCrowdFundings(
      { db: trx, now },
      promotions.filter(({ promotionId }) => again.has(promotionId)),
    )
    const stocked = promotions
      .filter(({ promotionId }) => again.has(promotionId))
      .flatMap(({ promotionId, skus }) =>
        skus.flatMap(({ skuNo, stock }) =>
          stock === undefined ? [] : [{ promotion_id: promotionId, sku_no: skuNo, stock }],
        ),
      )
    await sql`
      update promotion_sku set stock = greatest(promotion_sku.stock, fresh.stock)
      from jsonb_to_recordset(${JSON.stringify(stocked)}::jsonb) as fresh (promotion_id text, sku_no text, stock integer)
      where promotion_sku.promotion_id = fresh.promotion_id and promotion_sku.sku_no = fresh.sku_no and promotion_sku.stock is not null`.execute(
      trx,
    )
    const { rows: batches } = await sql`
      update coupon_batch set begin_time = fresh.begin_time, end_time = fresh.end_time
      from jsonb_to_recordset(${JSON.stringify(coupons.map((one) => ({ id: one.couponBatchId, name: one.name, begin_time: one.beginTime, end_time: one.endTime })))}::jsonb)
        as fresh (id text, name text, begin_time bigint, end_time bigint)
      where coupon_batch.id = fresh.id and coupon_batch.name = fresh.name and coupon_batch.end_time <= ${now}
      returning coupon_batch.id`.execute(trx)
    const bundles = JSON.stringify(
      demoBundles(now).map((one) => ({
        id: one.promotionId,
        name: one.name,
        begin_time: one.beginTime,
        end_time: one.endTime,
      })),
    )
    const { rows: together } = await sql`
      update bundle set begin_time = fresh.begin_time, end_time = fresh.end_time
      from jsonb_to_recordset(${bundles}::jsonb) as fresh (id text, name text, begin_time bigint, end_time bigint)
      where bundle.id = fresh.id and bundle.name = fresh.name and bundle.end_time <= ${now}
      returning bundle.id`.execute(trx)
    const codes = JSON.stringify(
      demoDuBatches(now).map((one) => ({ id: one.batchId, name: one.name, end_time: one.endTime })),
    )
    const { rows: redeemable } = await sql`
      update du_batch set end_time = fresh.end_time
      from jsonb_to_recordset(${codes}::jsonb) as fresh (id text, name text, end_time bigint)
      where du_batch.id = fresh.id and du_batch.name = fresh.name and du_batch.end_time <= ${now}
      returning du_batch.id`.execute(trx)
    const shown = (await renewActivities(trx, now)) + (await renewLives(trx, now))
    const count = renewed.length + batches.length + together.length + redeemable.length + shown
    if (count > 0) await catalogueChanged(sql`select true`).execute(trx)
    return count
  })
}
