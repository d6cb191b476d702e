import type { ShopFilePromotion } from '@hearth/ops'
import { sql } from 'kysely'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { transaction } from '#database/transaction'
import { areaDemos } from '#demo/area-demos'
import { demoDay } from '#demo/demo-day'
import { demoPromotions } from '#demo/demo-promotions'

/**
 * Gives promotions of the demo shop, and rows that areas added to it, new times after they have ended. They run as on
 * the first day, and the flash sale is refilled. Promotions that an owner added, renamed or changed to another type are
 * not changed.
 * @returns how many rows run again
 */
export async function renewDemo(db: Database, now: number): Promise<number> {
  const day = demoDay(now)
  const promotions = demoPromotions(day.products, now)
  return transaction(db, async (trx) => {
    const again = await renewPromotions(trx, promotions, now)
    let count = again.length
    for (const { renew } of areaDemos) count += (await renew?.(trx, day, again)) ?? 0
    if (count > 0) await pagesChanged(trx)
    return count
  })
}

/**
 * Gives ended promotions new times.
 * @returns the promotions that run again
 */
async function renewPromotions(
  trx: Database,
  promotions: readonly ShopFilePromotion[],
  now: number,
): Promise<ShopFilePromotion[]> {
  const fresh = promotions.map((one) => ({
    id: one.promotionId,
    type: one.promotionType,
    name: one.promotionName,
    begin_time: one.beginTime,
    end_time: one.endTime,
    balance_begin: one.balanceBeginTime,
    balance_end: one.balanceEndTime,
  }))
  const columns =
    'id text, type integer, name text, begin_time bigint, end_time bigint, balance_begin bigint, balance_end bigint'
  const { rows: renewed } = await sql<{ id: string }>`
    update promotion set begin_time = fresh.begin_time, end_time = fresh.end_time,
      balance_begin = fresh.balance_begin, balance_end = fresh.balance_end
    from ${listRows(fresh, columns)} as fresh
    where promotion.id = fresh.id and promotion.promotion_type = fresh.type and promotion.name = fresh.name
      and promotion.end_time <= ${now}
    returning promotion.id`.execute(trx)
  const ids = new Set(renewed.map(({ id }) => id))
  const again = promotions.filter(({ promotionId }) => ids.has(promotionId))
  const stocked = again.flatMap(({ promotionId, skus }) =>
    skus.flatMap(({ skuNo, stock }) =>
      stock === undefined ? [] : [{ promotion_id: promotionId, sku_no: skuNo, stock }],
    ),
  )
  await sql`
    update promotion_sku set stock = greatest(promotion_sku.stock, fresh.stock)
    from ${listRows(stocked, 'promotion_id text, sku_no text, stock integer')} as fresh
    where promotion_sku.promotion_id = fresh.promotion_id and promotion_sku.sku_no = fresh.sku_no
      and promotion_sku.stock is not null`.execute(trx)
  return again
}
