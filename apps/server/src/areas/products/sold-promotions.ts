import { PROMOTION_TYPES_TO_COME } from '@hearth/domain'
import { sql } from 'kysely'

/** Condition on `promotion`: it is of a type that shoppers can have. */
export const isSoldPromotion = sql<boolean>`promotion_type <> all(${[...PROMOTION_TYPES_TO_COME]}::integer[])`
