import { PROMOTION_TYPE, type CrowdFundingState } from '@hearth/domain'
import type { ShopFilePromotion } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { refuseRows, RefusedRows, type RowFault } from '#kernel/ops/refused-rows'
import type { OwnerWork } from '#kernel/shop-file/shop-file-part'

/** The last run of a promotion. */
interface LastRun {
  id: string
  state: CrowdFundingState
  goalPieces: number | null
  goalAmount: number | null
  beginTime: number
  endTime: number
  /** True if an order belongs to the run. */
  ordered: boolean
}

/**
 * Writes the runs of crowd-fundings, in the transaction that writes their promotions. After its end, a crowd-funding
 * runs again if its beginning moves later. A run with orders can't be changed before its end, since its terms were
 * promised.
 * @throws RefusedRows for fields that can't be changed
 */
export async function writeCrowdFundings(
  { db, now }: OwnerWork,
  promotions: readonly ShopFilePromotion[],
): Promise<void> {
  await refuseCodes(db, promotions)
  for (const [row, promotion] of promotions.entries()) await writeRun(db, promotion, row, now)
}

async function writeRun(db: Database, promotion: ShopFilePromotion, row: number, now: number): Promise<void> {
  const { promotionId, promotionType, goalPieces, goalAmount, beginTime, endTime } = promotion
  const refuse = (field: keyof ShopFilePromotion, text: string): never => {
    throw new RefusedRows([{ row, field, text }])
  }
  const last = await lastRun(db, promotionId)
  const isOpen = last !== undefined && last.endTime >= now
  if (promotionType !== PROMOTION_TYPE.crowdFunding) {
    if (isOpen && last.ordered) refuse('promotionType', `${promotionId} 是已有人支持的众筹，不能改为其他类型`)
    if (last && isOpen) await sql`delete from crowd_funding where id = ${last.id}`.execute(db)
    return
  }
  const wish = { goalPieces: goalPieces ?? null, goalAmount: goalAmount ?? null, beginTime, endTime }
  if (last && isSame(last, wish)) return
  if (last && isOpen) {
    if (last.ordered) refuse(changedField(last, wish), `${promotionId} 已有人支持，目标和时间不能修改`)
    await sql`delete from crowd_funding where id = ${last.id}`.execute(db)
  } else if (last && beginTime <= last.beginTime)
    refuse('beginTime', `${promotionId} 已结束，再次举办的开始时间要晚于上一次`)
  await sql`
    insert into crowd_funding (id, promotion_id, goal_pieces, goal_amount, begin_time, end_time)
    values (${`${promotionId}@${beginTime}`}, ${promotionId}, ${wish.goalPieces}, ${wish.goalAmount},
      ${beginTime}, ${endTime})`.execute(db)
}

async function lastRun(db: Database, promotionId: string): Promise<LastRun | undefined> {
  const { rows } = await sql<LastRun>`
    select id, state, goal_pieces as "goalPieces", goal_amount as "goalAmount", begin_time as "beginTime",
      end_time as "endTime", exists (
        select from crowd_funding_order where crowd_funding_id = crowd_funding.id) as ordered
    from crowd_funding where promotion_id = ${promotionId} order by begin_time desc limit 1
    for update of crowd_funding`.execute(db)
  return rows[0]
}

type Wish = Pick<LastRun, 'goalPieces' | 'goalAmount' | 'beginTime' | 'endTime'>

const WISHED = ['goalPieces', 'goalAmount', 'beginTime', 'endTime'] as const

const isSame = (run: LastRun, wish: Wish): boolean => WISHED.every((field) => run[field] === wish[field])

const changedField = (run: LastRun, wish: Wish) => WISHED.find((field) => run[field] !== wish[field])!

/**
 * Refuses skus that are delivered as codes. They are delivered when the order is paid, so the order can't be held.
 * @throws RefusedRows
 */
async function refuseCodes(db: Database, promotions: readonly ShopFilePromotion[]): Promise<void> {
  const tiers = promotions.flatMap(({ promotionId, promotionType, skus }, row) =>
    promotionType === PROMOTION_TYPE.crowdFunding
      ? skus.map(({ skuNo }, at) => ({ promotionId, skuNo, row, field: `skus[${at}].skuNo` }))
      : [],
  )
  if (tiers.length === 0) return
  const { rows } = await sql<{ skuNo: string }>`
    select sku_no as "skuNo" from sku where by_code and sku_no = any(${tiers.map(({ skuNo }) => skuNo)}::text[])
  `.execute(db)
  const byCode = new Set(rows.map(({ skuNo }) => skuNo))
  refuseRows(
    tiers.flatMap(({ promotionId, skuNo, row, field }): RowFault[] => {
      if (!byCode.has(skuNo)) return []
      const text = `${promotionId} 的规格 ${skuNo} 以兑换码交付，不能等待众筹达成`
      return [{ row, field, text }]
    }),
  )
}
