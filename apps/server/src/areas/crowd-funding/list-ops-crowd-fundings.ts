import { fundingPercent } from '@hearth/domain'
import type { ListOpsCrowdFundings, OpsCrowdFunding, OpsCrowdFundingPage } from '@hearth/ops'
import { sql } from 'kysely'
import type { OpsContext } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'

type Row = Omit<OpsCrowdFunding, 'percent' | 'goalPieces' | 'goalAmount' | 'reachedAt' | 'endedAt'> & {
  goalPieces: number | null
  goalAmount: number | null
  reachedAt: number | null
  endedAt: number | null
}

const crowdFundingList = opsList<ListOpsCrowdFundings, Row>({
  columns: sql`
    crowd_funding.id as "crowdFundingId", crowd_funding.promotion_id as "promotionId", promotion.name,
    crowd_funding.state, crowd_funding.goal_pieces as "goalPieces", crowd_funding.goal_amount as "goalAmount",
    crowd_funding.pieces, crowd_funding.amount, crowd_funding.supports, crowd_funding.begin_time as "beginTime",
    crowd_funding.end_time as "endTime", crowd_funding.reached_at as "reachedAt",
    crowd_funding.ended_at as "endedAt", (
      select coalesce(jsonb_agg(jsonb_build_object('skuNo', sku_no, 'price', promotion_price, 'stock', stock,
        'sold', sold) order by promotion_price, sku_no), '[]')
      from promotion_sku where promotion_sku.promotion_id = crowd_funding.promotion_id) as tiers`,
  from: sql`crowd_funding join promotion on promotion.id = crowd_funding.promotion_id`,
  filters: { state: (state) => sql`crowd_funding.state = ${state}` },
  sorts: {
    lastToEnd: [descending('crowd_funding.end_time'), descending('crowd_funding.id')],
    firstToBegin: [ascending('crowd_funding.begin_time'), ascending('crowd_funding.id')],
  },
  row: (after) => sql`crowd_funding where crowd_funding.id = ${after}`,
  nameOf: ({ crowdFundingId }) => crowdFundingId,
})

/** Lists crowd-fundings with their progress, those that end last first, in one query. */
export async function listOpsCrowdFundings(
  context: OpsContext,
  payload: ListOpsCrowdFundings,
): Promise<OpsCrowdFundingPage> {
  const { rows, after } = await readList(crowdFundingList, context, payload)
  return { crowdFundings: rows.map(toOpsCrowdFunding), after }
}

const toOpsCrowdFunding = ({ goalPieces, goalAmount, reachedAt, endedAt, ...row }: Row): OpsCrowdFunding => ({
  ...row,
  ...(goalPieces === null ? {} : { goalPieces }),
  ...(goalAmount === null ? {} : { goalAmount }),
  ...(reachedAt === null ? {} : { reachedAt }),
  ...(endedAt === null ? {} : { endedAt }),
  percent: fundingPercent({ ...row, goalPieces, goalAmount }),
})
