import {
  beijingDay,
  beijingDayBegin,
  countChances,
  FORM_OFF_TEXT,
  formRuns,
  LEDGER_UNIT,
  LOTTERY_FORM_LABEL,
  campaignDoor,
  REPLY_CODE,
  type LotteryForm,
} from '@hearth/domain'
import type { LotteryQuery, LotteryTrigger, LuckQuery, RedeemedDraw } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { postJournal } from '#areas/ledger/post-journal'
import { lockShopper } from '#areas/lottery/draw'
import { chancesAt, readDrawer } from '#areas/lottery/drawer'
import { needLottery, needRunning, type LotteryRow } from '#areas/lottery/lottery-row'
import { readSpendable } from '#areas/points/balances'
import { endPointsOf } from '#areas/points/ending'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The kind of source in points journals for chances that were bought with points. */
const DRAW_BOUGHT = 'lottery-draw'

/**
 * Exchanges points for a chance to draw, in the caller's transaction.
 * @throws ShopError as the call says
 */
export async function redeemPoints(
  work: UnitOfWork,
  { activityId, systemType }: LuckQuery,
  shopperId: string,
): Promise<RedeemedDraw> {
  const { db, now } = work
  await lockShopper(work, shopperId)
  const lottery = await needLottery(db, activityId)
  needRunning(lottery, now)
  const door = campaignDoor(systemType)
  const { points: terms } = lottery.forms
  if (!terms || !formRuns(door, 'points', lottery.doors)) throw formOff('points')
  const today = await earnedToday(work, lottery, shopperId, 'points')
  if (today >= terms.mostADay)
    throw new ShopError(REPLY_CODE.overLimit, `每天最多兑换 ${terms.mostADay} 次，明天再来吧`, 'activityId')
  await endPointsOf(work, shopperId)
  const { points } = await readSpendable(db, shopperId, now)
  if (points < terms.cost)
    throw new ShopError(REPLY_CODE.overLimit, `积分不足，还差 ${terms.cost - points} 积分`, 'activityId')
  const sourceId = `${beijingDay(now)}/${today + 1}`
  const unit = LEDGER_UNIT.points
  await postJournal(work, {
    source: { kind: DRAW_BOUGHT, id: `${activityId}/${shopperId}/${sourceId}` },
    entries: [
      { account: 'points', owner: shopperId, unit, amount: -terms.cost },
      { account: 'pointsSpent', owner: '', unit, amount: terms.cost },
    ],
    eventAt: now,
  })
  await addChance(work, activityId, shopperId, { source: 'points', sourceId })
  const facts = await readDrawer(db, lottery, shopperId, now)
  return { remainNum: countChances(chancesAt(lottery, door, facts)), integral: points - terms.cost }
}

/**
 * Records that a shopper shared a lottery, and gives a chance for it. If sharing gives no chance, the reply says why.
 */
export async function triggerChance(
  work: UnitOfWork,
  { id: activityId, systemType }: LotteryQuery,
  shopperId: string,
): Promise<LotteryTrigger> {
  const { db, now } = work
  await lockShopper(work, shopperId)
  const lottery = await needLottery(db, activityId, 'id')
  const door = campaignDoor(systemType)
  const reason = await refusalToShare(work, lottery, shopperId, formRuns(door, 'share', lottery.doors))
  const facts = await readDrawer(db, lottery, shopperId, now)
  const remainNum = countChances(chancesAt(lottery, door, facts))
  return { triggered: reason === undefined, remainNum, ...(reason === undefined ? {} : { reason }) }
}

/** Gives a chance for sharing, or returns why it gives none. */
async function refusalToShare(
  work: UnitOfWork,
  lottery: LotteryRow,
  shopperId: string,
  runs: boolean,
): Promise<string | undefined> {
  const { share } = lottery.forms
  if (!share || !runs) return FORM_OFF_TEXT
  if (work.now < lottery.beginTime || work.now > lottery.endTime) return '活动不在进行中'
  const today = await earnedToday(work, lottery, shopperId, 'share')
  if (today >= share.mostADay) return '今天已通过分享获得机会，明天再来吧'
  const sourceId = `${beijingDay(work.now)}/${today + 1}`
  await addChance(work, lottery.lotteryId, shopperId, { source: 'share', sourceId })
  return undefined
}

/** Gives a chance, which remains until it is used. */
export async function addChance(
  { db, now }: UnitOfWork,
  lotteryId: string,
  shopperId: string,
  { source, sourceId }: { source: LotteryForm; sourceId: string },
): Promise<void> {
  await sql`
    insert into lottery_chance (lottery_id, shopper_id, source, source_id, earned_at)
    values (${lotteryId}, ${shopperId}, ${source}, ${sourceId}, ${now})`.execute(db)
}

/** Returns the error for a form of a lottery that is not available on the shopper's platform (door). */
export const formOff = (form: LotteryForm) =>
  new ShopError(REPLY_CODE.wrongState, `${LOTTERY_FORM_LABEL[form]}：${FORM_OFF_TEXT}`, 'activityId')

async function earnedToday(
  { db, now }: UnitOfWork,
  { lotteryId }: LotteryRow,
  shopperId: string,
  source: LotteryForm,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from lottery_chance
    where lottery_id = ${lotteryId} and shopper_id = ${shopperId} and source = ${source}
      and earned_at >= ${beijingDayBegin(now)}`.execute(db)
  return rows[0]!.n
}
