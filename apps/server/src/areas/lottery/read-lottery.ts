import {
  CAMPAIGN_STATUS,
  campaignStatusAt,
  CLAIM_STATUS,
  countChances,
  drawRefusal,
  formRuns,
  campaignDoor,
  maskName,
  playerNo,
  PRIZE_TYPE,
  type DeviceId,
  type LotteryForm,
} from '@hearth/domain'
import type { LotteryActivity, LotteryFormTerms, LotteryWinner } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { chancesAt, NOBODY, readDrawer } from '#areas/lottery/drawer'
import { lotteryNamed, needLottery, type LotteryRow } from '#areas/lottery/lottery-row'
import { shownLotteryPrize, shownPrize } from '#areas/lottery/shown-prize'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'

/** The viewer of a lottery, with the time and their device. */
export interface LotteryViewer {
  shopper?: string
  now: number
  systemType?: DeviceId
}

/** Reads a lottery for a viewer, in three queries, or in four for the name `now`. @throws ShopError notFound */
export const readActivity = async (
  { db, shopper, now }: Context,
  { activityId, systemType }: { activityId: string; systemType?: DeviceId },
): Promise<LotteryActivity> =>
  showLottery(db, await needLottery(db, await lotteryNamed(db, activityId, now)), { shopper, now, systemType })

/** Returns a lottery with the viewer's chances and draws. */
async function showLottery(
  db: Database,
  lottery: LotteryRow,
  { shopper, now, systemType }: LotteryViewer,
): Promise<LotteryActivity> {
  const { lotteryId, reward, rewardAfter, picture } = lottery
  const door = campaignDoor(systemType)
  const status = campaignStatusAt(lottery, now)
  const facts = shopper === undefined ? NOBODY : await readDrawer(db, lottery, shopper, now)
  const chances = shopper === undefined ? { day: 0, order: 0, earned: 0 } : chancesAt(lottery, door, facts)
  const remainNum = countChances(chances)
  // A visitor has no chances or wins yet, so only the times of the lottery can refuse them.
  const refusal = drawRefusal(
    lottery,
    shopper === undefined ? { chances: 1, wins: 0 } : { chances: remainNum, wins: facts.wins },
    now,
  )
  return {
    activityNo: lotteryId,
    name: lottery.name,
    description: lottery.description,
    ...(picture ? { picture } : {}),
    status,
    beginTime: lottery.beginTime,
    endTime: lottery.endTime,
    rules: lottery.rules,
    prizes: lottery.prizes.map(shownLotteryPrize),
    forms: termsOf(lottery).map((terms) => ({ ...terms, runs: formRuns(door, terms.form, lottery.doors) })),
    mostWins: lottery.mostWins,
    claimDays: lottery.claimDays,
    organiser: lottery.organiser,
    contact: lottery.contact,
    seedHash: lottery.seedHash,
    tableHash: lottery.tableHash,
    ...(status === CAMPAIGN_STATUS.over ? { seed: lottery.seed } : {}),
    ...(shopper === undefined ? {} : { player: playerNo(lotteryId, shopper) }),
    remainNum,
    chances,
    wins: facts.wins,
    draws: facts.draws,
    ...(refusal ? { refusal } : {}),
    ...(reward && rewardAfter !== null
      ? { reward: { ...shownPrize(reward), after: rewardAfter, taken: facts.rewarded } }
      : {}),
    winners: await readWinners(db, lotteryId),
  }
}

/** Returns the terms of each form of a lottery. The caller adds whether the form is available (`runs`). */
const termsOf = ({ forms }: LotteryRow): Omit<LotteryFormTerms, 'runs'>[] => {
  const { day, order, points, share, help } = forms
  return [
    ...(day ? [{ form: 'day' as LotteryForm, mostADay: day.draws }] : []),
    ...(order ? [{ form: 'order' as LotteryForm, most: order.most }] : []),
    ...(points ? [{ form: 'points' as LotteryForm, cost: points.cost, mostADay: points.mostADay }] : []),
    ...(share ? [{ form: 'share' as LotteryForm, mostADay: share.mostADay }] : []),
    ...(help ? [{ form: 'help' as LotteryForm, helpers: help.helpers, most: help.most }] : []),
  ]
}

/** The most winners in a reply. */
const MOST_WINNERS = 20

async function readWinners(db: Database, lotteryId: string): Promise<LotteryWinner[]> {
  const { rows } = await sql<LotteryWinner>`
    select shopper.display_name as name, prize.name as "prizeName", record.won_at as "winTime"
    from prize_record record
    join lottery_prize prize on prize.lottery_id = record.lottery_id and prize.prize_id = record.prize_id
    join shopper on shopper.id = record.shopper_id
    where record.lottery_id = ${lotteryId} and record.prize_type = ${sql.lit(PRIZE_TYPE.product)}
      and record.draw_no > 0 and record.status <> ${sql.lit(CLAIM_STATUS.expired)}
    order by record.won_at desc, record.id desc limit ${MOST_WINNERS}`.execute(db)
  return rows.map((row) => ({ ...row, name: maskName(row.name) }))
}
