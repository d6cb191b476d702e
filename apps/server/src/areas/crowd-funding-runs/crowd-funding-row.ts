import type { CrowdFunding } from '@hearth/sdk/core'
import { sql } from 'kysely'

/** A run of a crowd-funding, in the form of `CROWD_FUNDING`. */
export interface StoredCrowdFunding extends CrowdFunding {
  id: string
  promotionId: string
}

/** An expression for a row of `crowd_funding` as JSON. */
export const CROWD_FUNDING = sql<StoredCrowdFunding>`jsonb_strip_nulls(jsonb_build_object(
  'id', crowd_funding.id, 'promotionId', crowd_funding.promotion_id, 'state', crowd_funding.state,
  'goalPieces', crowd_funding.goal_pieces, 'goalAmount', crowd_funding.goal_amount, 'pieces', crowd_funding.pieces,
  'amount', crowd_funding.amount, 'supports', crowd_funding.supports, 'endTime', crowd_funding.end_time))`

/** Returns a run in the form for shoppers. */
export const toldCrowdFunding = ({ id: _id, promotionId: _promotionId, ...told }: StoredCrowdFunding): CrowdFunding =>
  told
