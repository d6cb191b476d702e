import { PROMOTION_TYPE, PROMOTION_TYPES_TO_COME } from '@hearth/domain'
import { sql } from 'kysely'

/** Condition on `promotion`: it is of a type that shoppers can have, and a pre-sale has its terms. */
export const isSoldPromotion = sql<boolean>`(promotion_type <> all(${[...PROMOTION_TYPES_TO_COME]}::integer[])
  and (promotion_type <> ${sql.lit(PROMOTION_TYPE.preSale)} or balance_begin is not null))`
