import { CLAIM_STATUS, playerNo, PRIZE_TYPE } from '@hearth/domain'
import type { PrizePage, PrizeQuery, PrizeRecord } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { withoutNothing } from '#kernel/reads/without-nothing'
import type { Database } from '#database/connect'

type Row = Omit<PrizeRecord, 'player' | 'picture' | 'reason' | 'orderId' | 'orderStatus'> & {
  [Field in 'picture' | 'reason' | 'orderId' | 'orderStatus']: PrizeRecord[Field] | null
} & { total: number }

/**
 * Reads a page of a shopper's prizes, newest first, in one query. With `activityId`, it contains all draws in that
 * lottery.
 */
export async function listPrizes(
  db: Database,
  shopperId: string,
  { startIndex = 0, count = 20, claimStatus, activityId }: PrizeQuery,
): Promise<PrizePage> {
  const won = sql`record.prize_type <> ${sql.lit(PRIZE_TYPE.nothing)}`
  const chosen = sql`record.shopper_id = ${shopperId}
    and ${activityId === undefined ? won : sql`record.lottery_id = ${activityId}`}
    and ${claimStatus === undefined ? sql`true` : sql`record.status = ${claimStatus} and ${won}`}`
  const { rows } = await sql<Row>`
    with counted as (select count(*) as total from prize_record record where ${chosen}),
    page as (
      select record.id as "recordId", record.lottery_id as "activityNo", lottery.name as "activityName",
        prize.prize_id as "prizeId", prize.name as "prizeName", record.prize_type as "prizeType", prize.picture,
        won_at as "winTime", claim_deadline as "claimDeadline", record.status as "claimStatus",
        record.status = ${sql.lit(CLAIM_STATUS.open)} and coalesce(player.review, false) as review,
        reason, order_id as "orderId",
        orders.status as "orderStatus", draw_no as "drawNo", word, drawn_prize_id as "drawnPrizeId"
      from prize_record record
      join lottery on lottery.id = record.lottery_id
      join lottery_prize prize on prize.lottery_id = record.lottery_id and prize.prize_id = record.prize_id
      left join lottery_player player
        on player.lottery_id = record.lottery_id and player.shopper_id = record.shopper_id
      left join orders on orders.id = record.order_id
      where ${chosen}
      order by won_at desc, draw_no desc, record.id desc offset ${startIndex} limit ${count}
    )
    select page.*, counted.total from counted left join page on true
    order by "winTime" desc, "drawNo" desc, "recordId" desc`.execute(db)
  const found = rows.filter((row) => row.recordId !== null)
  return {
    result: found.map(({ total: _total, ...row }) => ({
      ...(withoutNothing(row) as Omit<PrizeRecord, 'player'>),
      player: playerNo(row.activityNo, shopperId),
    })),
    totalCount: rows[0]?.total ?? 0,
  }
}
