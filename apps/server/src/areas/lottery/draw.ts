import {
  beijingDay,
  CLAIM_STATUS,
  countChances,
  DAY,
  drawPrize,
  drawRefusal,
  drawRefusalText,
  campaignDoor,
  nextChance,
  playerNo,
  PRIZE_TYPE,
  REPLY_CODE,
  type ChancesLeft,
} from '@hearth/domain'
import type { Draw, DrawResult } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { chancesAt, readDrawer, type DrawerFacts } from '#areas/lottery/drawer'
import { joinLottery, originOfDraw, type DrawOrigin } from '#areas/lottery/join-lottery'
import { needLottery, nothingOf, tableOf, type LotteryRow, type PrizeRow } from '#areas/lottery/lottery-row'
import { shownPrize } from '#areas/lottery/shown-prize'
import type { Context } from '#kernel/context'
import { fingerprint } from '#kernel/idempotency/fingerprint'
import { once } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Draws for the caller. A repeat with the same idempotency key returns the result of the first draw. */
export async function draw(payload: Draw, context: Context): Promise<DrawResult> {
  const shopperId = context.needShopper()
  const origin = await originOfDraw(context, shopperId, payload)
  return once(
    context,
    context.idempotencyKey,
    fingerprint('lottery.draw', payload, ['activityId', 'systemType', 'word']),
    (inside) => drawOnce(inside, payload, shopperId, origin),
  )
}

/**
 * Draws once, in the caller's transaction. Locks the shopper's row first, so that concurrent requests of a shopper do
 * not use the same chance. Locks the prize's row last, to hold it for the shortest time.
 * @throws ShopError as the call says
 */
async function drawOnce(
  work: UnitOfWork,
  { activityId, systemType, word = '' }: Draw,
  shopperId: string,
  origin: DrawOrigin,
): Promise<DrawResult> {
  const { db, now, numbers } = work
  await lockShopper(work, shopperId)
  const lottery = await needLottery(db, activityId)
  const facts = await readDrawer(db, lottery, shopperId, now)
  const left = chancesAt(lottery, campaignDoor(systemType), facts)
  const refusal = drawRefusal(lottery, { chances: countChances(left), wins: facts.wins }, now)
  if (refusal)
    throw new ShopError(
      refusal === 'noChance' || refusal === 'capped' ? REPLY_CODE.overLimit : REPLY_CODE.wrongState,
      drawRefusalText(refusal, lottery),
      'activityId',
    )
  await joinLottery(work, activityId, shopperId, origin)
  const drawNo = facts.draws + 1
  await spendChance(work, lottery, shopperId, { kind: nextChance(left)!, drawNo, facts })
  const drawn = drawPrize(tableOf(lottery), {
    seed: lottery.seed,
    activityId,
    player: playerNo(activityId, shopperId),
    word,
    drawNo,
  })
  const prize = (await takePrize(work, activityId, drawn)) ? drawn : nothingOf(lottery)
  const recordId = numbers.next(now)
  const claimDeadline = now + lottery.claimDays * DAY
  await sql`
    insert into prize_record (
      id, lottery_id, shopper_id, draw_no, word, drawn_prize_id, prize_id, prize_type, status, won_at, claim_deadline)
    values (
      ${recordId}, ${activityId}, ${shopperId}, ${drawNo}, ${word}, ${drawn.prizeId}, ${prize.prizeId},
      ${prize.prizeType}, ${prize.prizeType === PRIZE_TYPE.nothing ? CLAIM_STATUS.claimed : CLAIM_STATUS.open},
      ${now}, ${claimDeadline})`.execute(db)
  return {
    recordId,
    prize: shownPrize(prize),
    soldOut: prize.prizeId !== drawn.prizeId,
    claimDeadline,
    remainNum: countChances(left) - 1,
  }
}

/**
 * Locks a shopper's row, so that their requests in lotteries run one after the other.
 * @throws ShopError loginNeeded for a deleted account
 */
export async function lockShopper({ db }: UnitOfWork, shopperId: string): Promise<void> {
  const { rows } = await sql<{ deleted: boolean }>`
    select deleted_at is not null as deleted from shopper
    where id = ${shopperId} for no key update`.execute(db)
  if (rows[0]?.deleted !== false) throw new ShopError(REPLY_CODE.loginNeeded)
}

/** Uses up one chance. Each used chance is a row that belongs to one draw. */
async function spendChance(
  { db, now }: UnitOfWork,
  { lotteryId }: LotteryRow,
  shopperId: string,
  { kind, drawNo, facts }: { kind: keyof ChancesLeft; drawNo: number; facts: DrawerFacts },
): Promise<void> {
  if (kind === 'earned') {
    await sql`
      update lottery_chance set draw_no = ${drawNo}
      from (
        select source, source_id from lottery_chance
        where lottery_id = ${lotteryId} and shopper_id = ${shopperId} and draw_no is null
        order by earned_at, source, source_id limit 1
      ) as oldest
      where lottery_chance.lottery_id = ${lotteryId} and lottery_chance.shopper_id = ${shopperId}
        and lottery_chance.source = oldest.source and lottery_chance.source_id = oldest.source_id`.execute(db)
    return
  }
  const sourceId = kind === 'day' ? `${beijingDay(now)}/${facts.usedToday + 1}` : facts.nextOrder!
  await sql`
    insert into lottery_chance (lottery_id, shopper_id, source, source_id, earned_at, draw_no)
    values (${lotteryId}, ${shopperId}, ${kind}, ${sourceId}, ${now}, ${drawNo})`.execute(db)
}

/** Takes one piece of a prize. Returns false if none is left; concurrent draws never take more than there are. */
export async function takePrize(
  { db }: UnitOfWork,
  lotteryId: string,
  { prizeId, prizeType }: Pick<PrizeRow, 'prizeId' | 'prizeType'>,
): Promise<boolean> {
  if (prizeType === PRIZE_TYPE.nothing) return true
  const { rows } = await sql`
    update lottery_prize set given = given + 1
    where lottery_id = ${lotteryId} and prize_id = ${prizeId} and (quantity is null or given < quantity)
    returning prize_id`.execute(db)
  return rows.length > 0
}
