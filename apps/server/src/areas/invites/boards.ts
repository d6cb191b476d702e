import { BOARD_MOST, boardName } from '@hearth/domain'
import type { InviteRankEntry, PageQuery } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { COUNTED_FOR } from '#areas/invites/count-buyers'
import { INVITED_LINES } from '#areas/invites/invited-lines'
import { isPromoter } from '#areas/promoter-terms/may-earn'
import type { Database } from '#database/connect'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** The name of the board of promoters' total earnings. */
export const HONORS = 'honors'

/** Returns the name of a campaign's board. */
export const boardOf = (campaignId: string): string => `invite/${campaignId}`

/** Writes boards again from rows of `(board, promoter_id, amount, invited)`. Amounts of 0 or less get no place. */
async function countBoards({ db, now }: UnitOfWork, earned: RawBuilder<object>): Promise<void> {
  await sql`
    insert into promoter_board (board, promoter_id, place, amount, invited, counted_at)
    select board, promoter_id, rank() over (partition by board order by amount desc), amount, invited, ${now}::bigint
    from (${earned}) as earned
    where amount > 0 and ${isPromoter(sql`earned.promoter_id`)}
    order by promoter_id, board
    on conflict (promoter_id, board) do update set place = excluded.place, amount = excluded.amount,
      invited = excluded.invited, counted_at = excluded.counted_at`.execute(db)
}

/**
 * Counts the boards again, once an hour. Promoters are ranked by their earnings less what was taken back; equal amounts
 * share a place. Boards of campaigns that ended long ago are not changed. Only one server counts at a time.
 */
export function rankPromoters(work: UnitOfWork): Promise<void> {
  return inTransaction(work, async (inside) => {
    const { db, now } = inside
    await sql`select name from setting where name = 'inviteCampaigns' for update`.execute(db)
    await countBoards(
      inside,
      sql`
        select ${sql.lit(HONORS)} as board, line.shopper_id as promoter_id,
          sum(line.earned - line.taken_back) as amount, 0 as invited
        from rebate_line line group by line.shopper_id`,
    )
    const open = sql`campaign.end_time > ${now - COUNTED_FOR}`
    await countBoards(
      inside,
      sql`
        select 'invite/' || invited.campaign_id as board, invited.promoter_id, invited.invited, earned.amount
        from (
          select bond.campaign_id, bond.promoter_id, count(*) as invited
          from invite_bond bond
          join invite_campaign campaign on campaign.id = bond.campaign_id and ${open}
          group by bond.campaign_id, bond.promoter_id
        ) as invited
        join (
          select bond.campaign_id, bond.promoter_id, sum(line.earned - line.taken_back) as amount
          from ${INVITED_LINES} where ${open} group by bond.campaign_id, bond.promoter_id
        ) as earned on earned.campaign_id = invited.campaign_id and earned.promoter_id = invited.promoter_id`,
    )
    await sql`
      delete from promoter_board
      where counted_at < ${now} and (board = ${HONORS} or board in (
        select 'invite/' || campaign.id from invite_campaign campaign where ${open}
      ))`.execute(db)
  })
}

/** A page of a board, and the caller's own place. */
export interface BoardPage {
  result: InviteRankEntry[]
  totalCount: number
  myRank: number
  countedAt?: number
}

/**
 * Reads a page of a board in one query: the first 100 promoters who can earn now. Promoters in the same place are
 * ordered by id.
 */
export async function readBoard(
  db: Database,
  board: string,
  { startIndex = 0, count = 20 }: PageQuery,
  shopperId: string | undefined,
): Promise<BoardPage> {
  interface Row {
    rank: number | null
    nickname: string | null
    displayName: string
    uimg: string
    invitedCount: number
    amount: number
    totalCount: number
    myRank: number
    countedAt: number | null
  }
  const { rows } = await sql<Row>`
    with shown as (
      select promoter_board.promoter_id, place, amount, invited, counted_at
      from promoter_board
      where board = ${board} and ${isPromoter(sql`promoter_board.promoter_id`)}
      order by place, promoter_board.promoter_id limit ${BOARD_MOST}
    )
    select page.*, said."totalCount", said."countedAt", said."myRank"
    from (
      select (select count(*) from shown) as "totalCount",
        (select max(counted_at) from shown) as "countedAt",
        coalesce((
          select place from promoter_board mine
          where mine.board = ${board} and mine.promoter_id = ${shopperId ?? ''}
            and ${isPromoter(sql`mine.promoter_id`)}
        ), 0) as "myRank"
    ) as said
    left join lateral (
      select shown.place as rank, promoter.nickname, shopper.display_name as "displayName", shopper.avatar as uimg,
        shown.invited as "invitedCount", shown.amount, shown.promoter_id
      from shown
      join shopper on shopper.id = shown.promoter_id
      join promoter on promoter.shopper_id = shown.promoter_id
      order by shown.place, shown.promoter_id offset ${startIndex} limit ${count}
    ) as page on true
    order by page.rank, page.promoter_id`.execute(db)
  const { totalCount, myRank, countedAt } = rows[0]!
  const result = rows.flatMap(({ rank, nickname, displayName, uimg, invitedCount, amount }) =>
    rank === null ? [] : [{ rank, usernick: boardName(nickname, displayName), uimg, invitedCount, amount }],
  )
  return { result, totalCount, myRank, ...(countedAt === null ? {} : { countedAt }) }
}
