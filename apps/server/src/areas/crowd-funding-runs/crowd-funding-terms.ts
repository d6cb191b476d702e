import { ORDER_KIND, PROMOTION_TYPE } from '@hearth/domain'
import type { PromotionFacts } from '@hearth/ops'
import { sql } from 'kysely'
import { CROWD_FUNDING, toldCrowdFunding, type StoredCrowdFunding } from '#areas/crowd-funding-runs/crowd-funding-row'
import type { PromotionTerms } from '#shop/promotion-terms'

/**
 * The `from` and `where` of a query for the current run of a row of `promotion`: the run that begins when the promotion
 * begins.
 */
const RUN = sql`
  from crowd_funding
  where crowd_funding.promotion_id = promotion.id and crowd_funding.begin_time = promotion.begin_time`

/** The terms of crowd-fundings (113): those of the current run. The promotion sells its skus unless this run failed. */
export const crowdFundingTerms: PromotionTerms<StoredCrowdFunding> = {
  type: PROMOTION_TYPE.crowdFunding,
  read: sql<StoredCrowdFunding | null>`(select ${CROWD_FUNDING} ${RUN})`,
  tell: (run) => ({ kind: ORDER_KIND.crowdFunding, ...toldCrowdFunding(run) }),
  runOf: ({ id }) => id,
  sold: sql<boolean>`exists (select ${RUN} and crowd_funding.state in ('running', 'reached', 'released'))`,
  facts: sql<Partial<PromotionFacts> | null>`(
    select jsonb_build_object('goalPieces', goal_pieces, 'goalAmount', goal_amount) ${RUN})`,
}
