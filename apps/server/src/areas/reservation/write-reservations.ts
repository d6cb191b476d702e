import { PROMOTION_TYPE } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import { sql } from 'kysely'
import { BOUGHT_PIECES } from '#areas/reservation/bought-pieces'
import type { Database } from '#database/connect'
import { RefusedRows } from '#kernel/ops/refused-rows'
import type { OwnerWork } from '#kernel/shop-file/shop-file-part'

/** The last run of a promotion. */
interface LastRun {
  id: string
  skuNo: string
  beginTime: number
  reserveEndTime: number
  buyBeginTime: number
  endTime: number
  reserved: number
}

/**
 * Writes the runs of reservation campaigns, in the transaction that writes their promotions. If a campaign has ended
 * and its promotion gets a later beginning, the campaign gets a new run. A run with reservations keeps its times and
 * its sku, and offers no fewer pieces than are reserved, since they were promised.
 * @throws RefusedRows for fields that can't be changed
 */
export async function writeReservations(
  { db, now }: OwnerWork,
  promotions: readonly ShopFilePromotion[],
): Promise<void> {
  for (const [row, promotion] of promotions.entries()) await writeRun(db, promotion, row, now)
}

async function writeRun(db: Database, promotion: ShopFilePromotion, row: number, now: number): Promise<void> {
  const { promotionId, promotionType } = promotion
  const refuse = (field: string, text: string): never => {
    throw new RefusedRows([{ row, field, text }])
  }
  const last = await lastRun(db, promotionId)
  const promised = last !== undefined && last.endTime >= now && last.reserved > 0
  if (promotionType !== PROMOTION_TYPE.reservation) {
    if (promised) refuse('promotionType', `${promotionId} 已有人预约，不能改为其他类型`)
    return dropUnused(db, last)
  }
  const { beginTime, endTime, reserveEndTime = 0, buyBeginTime = 0, skus } = promotion
  const skuNo = skus[0]!.skuNo
  const wish = { beginTime, endTime, reserveEndTime, buyBeginTime }
  if (promised) {
    const changed = TIMES.find((field) => last[field] !== wish[field])
    if (changed) refuse(changed, `${promotionId} 已有人预约，时间不能修改`)
    if (skuNo !== last.skuNo) refuse('skus[0].skuNo', `${promotionId} 已有人预约，规格不能修改`)
    if ((await piecesFor(db, last, promotionId)) < last.reserved)
      refuse('skus[0].stock', `${promotionId} 已预约 ${last.reserved} 件，库存不能少于已预约的件数`)
    return
  }
  if (last?.skuNo === skuNo && TIMES.every((field) => last[field] === wish[field])) return
  if (last && last.endTime < now && last.reserved > 0) {
    if (beginTime <= last.beginTime) refuse('beginTime', `${promotionId} 已结束，再次举办的开始时间要晚于上一次`)
  } else await dropUnused(db, last)
  await sql`
    insert into reservation_run (id, promotion_id, sku_no, begin_time, reserve_end, buy_begin, end_time)
    values (${`${promotionId}@${beginTime}`}, ${promotionId}, ${skuNo}, ${beginTime}, ${reserveEndTime},
      ${buyBeginTime}, ${endTime})`.execute(db)
}

const TIMES = ['beginTime', 'reserveEndTime', 'buyBeginTime', 'endTime'] as const

/** Deletes a run if it has no reservations. */
async function dropUnused(db: Database, last: LastRun | undefined): Promise<void> {
  if (last && last.reserved === 0) await sql`delete from reservation_run where id = ${last.id}`.execute(db)
}

async function lastRun(db: Database, promotionId: string): Promise<LastRun | undefined> {
  const { rows } = await sql<LastRun>`
    select id, sku_no as "skuNo", begin_time as "beginTime", reserve_end as "reserveEndTime",
      buy_begin as "buyBeginTime", end_time as "endTime", reserved
    from reservation_run where promotion_id = ${promotionId} order by begin_time desc limit 1 for update`.execute(db)
  return rows[0]
}

/** Returns the pieces that a run offers: the stock that is left, and the pieces that were bought with a reservation. */
async function piecesFor(db: Database, { id, skuNo }: LastRun, promotionId: string): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select stock + (select coalesce(sum(${BOUGHT_PIECES}), 0) from reservation where run_id = ${id}) as pieces
    from promotion_sku where promotion_id = ${promotionId} and sku_no = ${skuNo}`.execute(db)
  return rows[0]?.pieces ?? 0
}
