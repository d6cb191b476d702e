import { PROMOTION_TYPE, PROMOTION_TYPES_TO_COME } from '@hearth/domain'
import { sql } from 'kysely'

/**
 * Condition on `promotion`: it is of a type that shoppers can have, a pre-sale has its terms, and a crowd-funding its
 * goal, which it has not missed.
 */
export const isSoldPromotion = sql<boolean>`(promotion_type <> all(${[...PROMOTION_TYPES_TO_COME]}::integer[])
  and (promotion_type <> ${sql.lit(PROMOTION_TYPE.preSale)} or balance_begin is not null)
  and (promotion_type <> ${sql.lit(PROMOTION_TYPE.crowdFunding)} or exists (
    select from crowd_funding
    where crowd_funding.promotion_id = promotion.id and crowd_funding.begin_time = promotion.begin_time
      and crowd_funding.state in ('running', 'reached', 'released'))))`
