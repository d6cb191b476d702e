import { fundingPercent } from '@hearth/domain'
import type { ListOpsCrowdFundings, OpsCrowdFunding, OpsCrowdFundingPage } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

type Row = Omit<OpsCrowdFunding, 'percent' | 'goalPieces' | 'goalAmount' | 'reachedAt' | 'endedAt'> & {
  goalPieces: number | null
  goalAmount: number | null
  reachedAt: number | null
  endedAt: number | null
}

/** Crowd-fundings with what they have, those that end last first: one query. */
export async function listOpsCrowdFundings(
  db: Database,
  { state, after, count = 20 }: ListOpsCrowdFundings,
): Promise<OpsCrowdFundingPage> {
  const { rows } = await sql<Row>`
    select crowd_funding.id as "crowdFundingId", crowd_funding.promotion_id as "promotionId", promotion.name, crowd_funding.state,
      crowd_funding.goal_pieces as "goalPieces", crowd_funding.goal_amount as "goalAmount", crowd_funding.pieces, crowd_funding.amount,
      crowd_funding.supports, crowd_funding.begin_time as "beginTime", crowd_funding.end_time as "endTime",
      crowd_funding.reached_at as "reachedAt", crowd_funding.ended_at as "endedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('skuNo', sku_no, 'price', promotion_price, 'stock', stock, 'sold', sold) order by promotion_price, sku_no), '[]')
        from promotion_sku where promotion_sku.promotion_id = crowd_funding.promotion_id) as tiers
    from crowd_funding join promotion on promotion.id = crowd_funding.promotion_id
    where true ${state === undefined ? sql`` : sql`and crowd_funding.state = ${state}`}
      ${after ? sql`and (crowd_funding.end_time, crowd_funding.id) < (select last.end_time, last.id from crowd_funding last where last.id = ${after})` : sql``}
    order by crowd_funding.end_time desc, crowd_funding.id desc limit ${count + 1}`.execute(db)
  const crowdFundings = rows.slice(0, count).map(toOpsCrowdFunding)
  return { crowdFundings, after: rows.length > count ? crowdFundings.at(-1)!.crowdFundingId : '' }
}

const toOpsCrowdFunding = ({ goalPieces, goalAmount, reachedAt, endedAt, ...row }: Row): OpsCrowdFunding => ({
  ...row,
  ...(goalPieces === null ? {} : { goalPieces }),
  ...(goalAmount === null ? {} : { goalAmount }),
  ...(reachedAt === null ? {} : { reachedAt }),
  ...(endedAt === null ? {} : { endedAt }),
  percent: fundingPercent({ ...row, goalPieces, goalAmount }),
})
