import {
  beijingDayBegin,
  chancesLeft,
  offeredForms,
  ORDER_STATUS,
  PRIZE_TYPE,
  type ChanceFacts,
  type ChancesLeft,
  type CampaignDoor,
} from '@hearth/domain'
import { sql } from 'kysely'
import type { LotteryRow } from '#areas/lottery/lottery-row'
import type { Database } from '#database/connect'

/** The state of a shopper in a lottery. */
export interface DrawerFacts extends ChanceFacts {
  /** The number of draws that the shopper made. */
  draws: number
  /** The number of prizes that the shopper won. */
  wins: number
  /** True if the shopper took the reward. */
  rewarded: boolean
  /** The id of the order whose chance is used next; null if there is none. */
  nextOrder: string | null
}

/** Reads the state of a shopper in a lottery, in one query. Lock the shopper's row first to write afterwards. */
export async function readDrawer(
  db: Database,
  { lotteryId, beginTime, endTime }: Pick<LotteryRow, 'lotteryId' | 'beginTime' | 'endTime'>,
  shopperId: string,
  now: number,
): Promise<DrawerFacts> {
  const { rows } = await sql<DrawerFacts>`
    with chance as (
      select source, source_id, earned_at, draw_no from lottery_chance
      where lottery_id = ${lotteryId} and shopper_id = ${shopperId}
    ),
    draw as (
      select draw_no, prize_type from prize_record
      where lottery_id = ${lotteryId} and shopper_id = ${shopperId}
    ),
    paid as (
      select id from orders
      where shopper_id = ${shopperId} and purchase and pay_amount > 0 and status <> ${sql.lit(ORDER_STATUS.cancelled)}
        and paid_at between ${beginTime} and ${endTime}
        and not exists (select from chance where source = 'order' and source_id = orders.id)
    )
    select
      (select count(*) from chance where source = 'day' and earned_at >= ${beijingDayBegin(now)}) as "usedToday",
      (select count(*) from chance where source = 'order') as "usedOrders",
      (select count(*) from chance where draw_no is null) as earned,
      (select count(*) from paid) as orders,
      (select min(id) from paid) as "nextOrder",
      (select count(*) from draw where draw_no > 0) as draws,
      (select count(*) from draw where draw_no > 0 and prize_type <> ${sql.lit(PRIZE_TYPE.nothing)}) as wins,
      exists (select from draw where draw_no = 0) as rewarded`.execute(db)
  return rows[0]!
}

/** The state of a visitor. */
export const NOBODY: DrawerFacts = {
  usedToday: 0,
  usedOrders: 0,
  earned: 0,
  orders: 0,
  nextOrder: null,
  draws: 0,
  wins: 0,
  rewarded: false,
}

/** Returns the chances that a shopper has left on a platform (door). */
export const chancesAt = ({ forms, doors }: LotteryRow, door: CampaignDoor, facts: DrawerFacts): ChancesLeft =>
  chancesLeft(forms, offeredForms(forms, door, doors), facts)
