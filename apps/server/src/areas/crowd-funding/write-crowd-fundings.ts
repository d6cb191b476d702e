import { PROMOTION_TYPE, type CrowdFundingState } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { ShopFilePromotion } from '#shop-file/shop-file'

/** The newest run of a promotion. */
interface LastRun {
  id: string
  state: CrowdFundingState
  goalPieces: number | null
  goalAmount: number | null
  beginTime: number
  endTime: number
  /** Whether anybody has ordered of it. */
  ordered: boolean
}

/**
 * Sets up the run of a crowd-funding, in the transaction that writes its promotion. One that is over runs again with a
 * later beginning; one that somebody ordered of stays as it is until then, since they were promised it.
 * @throws Error that says what can't be changed
 */
export async function writeCrowdFunding(
  db: Database,
  { promotionId, promotionType, goalPieces, goalAmount, beginTime, endTime, skus }: ShopFilePromotion,
  now: number,
): Promise<void> {
  const last = await lastRun(db, promotionId)
  const isOpen = last !== undefined && last.endTime >= now
  if (promotionType !== PROMOTION_TYPE.crowdFunding) {
    if (isOpen && last.ordered) throw new Error(`Promotion ${promotionId} is a crowd-funding that somebody supports`)
    if (last && isOpen) await sql`delete from crowd_funding where id = ${last.id}`.execute(db)
    return
  }
  await refuseCodes(db, promotionId, skus)
  const wish = { goalPieces: goalPieces ?? null, goalAmount: goalAmount ?? null, beginTime, endTime }
  if (last && isSame(last, wish)) return
  if (last && isOpen) {
    if (last.ordered)
      throw new Error(`Crowd-funding ${promotionId} is supported already: its goal and its times stay as they are`)
    await sql`delete from crowd_funding where id = ${last.id}`.execute(db)
  } else if (last && beginTime <= last.beginTime)
    throw new Error(`Crowd-funding ${promotionId} is over: it runs again from a later beginTime`)
  await sql`
    insert into crowd_funding (id, promotion_id, goal_pieces, goal_amount, begin_time, end_time)
    values (${`${promotionId}@${beginTime}`}, ${promotionId}, ${wish.goalPieces}, ${wish.goalAmount}, ${beginTime}, ${endTime})`.execute(
    db,
  )
}

async function lastRun(db: Database, promotionId: string): Promise<LastRun | undefined> {
  const { rows } = await sql<LastRun>`
    select id, state, goal_pieces as "goalPieces", goal_amount as "goalAmount", begin_time as "beginTime", end_time as "endTime",
      exists (select from crowd_funding_order where crowd_funding_id = crowd_funding.id) as ordered
    from crowd_funding where promotion_id = ${promotionId} order by begin_time desc limit 1 for update of crowd_funding`.execute(
    db,
  )
  return rows[0]
}

const isSame = (run: LastRun, wish: Omit<LastRun, 'id' | 'state' | 'ordered'>): boolean =>
  run.goalPieces === wish.goalPieces &&
  run.goalAmount === wish.goalAmount &&
  run.beginTime === wish.beginTime &&
  run.endTime === wish.endTime

/** What is delivered as codes is delivered when it is paid, and can't be held. */
async function refuseCodes(db: Database, promotionId: string, skus: readonly { skuNo: string }[]): Promise<void> {
  const { rows } = await sql<{ skuNo: string }>`
    select sku_no as "skuNo" from sku where by_code and sku_no = any(${skus.map(({ skuNo }) => skuNo)}::text[]) order by sku_no limit 1`.execute(
    db,
  )
  if (rows[0])
    throw new Error(
      `Crowd-funding ${promotionId}: sku ${rows[0].skuNo} is delivered as codes, which can't wait for others`,
    )
}
