import { PROMOTION_TYPE, PROMOTION_TYPES_TO_COME, type PromotionType } from '@hearth/domain'
import type { OfferedCampaign } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { crowdFundingTerms } from '#areas/crowd-funding-runs/crowd-funding-terms'
import type { PromotionTerms } from '#shop/promotion-terms'

/** Every type of promotion that has terms of its own. A pre-sale has its own in columns that all promotions have. */
const PROMOTION_TERMS: readonly PromotionTerms[] = [
  { type: PROMOTION_TYPE.preSale, sold: sql<boolean>`balance_begin is not null` },
  crowdFundingTerms,
]

/** An expression that depends on the type of a row of `promotion`. */
function byType<Value>(
  of: (terms: PromotionTerms) => RawBuilder<Value> | undefined,
  otherwise: RawBuilder<Value>,
): RawBuilder<Value> {
  const cases = PROMOTION_TERMS.flatMap((terms) => {
    const value = of(terms)
    return value ? [sql`when ${sql.lit(terms.type)} then ${value}`] : []
  })
  return sql<Value>`case promotion.promotion_type ${sql.join(cases, sql` `)} else ${otherwise} end`
}

/** The terms of a row of `promotion`; null where it has none. */
export const promotionTerms = byType<object | null>(({ read }) => read, sql`null::jsonb`)

/** Condition on a row of `promotion`: it is of a type that shoppers can have, and has the terms that it needs. */
export const isSoldPromotion = sql<boolean>`(
  promotion.promotion_type <> all(${[...PROMOTION_TYPES_TO_COME]}::integer[])
  and ${byType<boolean>(({ sold }) => sold, sql`true`)})`

const ofType = (type: PromotionType) => PROMOTION_TERMS.find((one) => one.type === type)

/** What shoppers are told of the terms of a promotion; nothing where it has none. */
export const tellTerms = (type: PromotionType, terms: object | null): OfferedCampaign | undefined =>
  terms ? ofType(type)?.tell?.(terms) : undefined

/** The run of a promotion that orders are kept under; nothing where it has no runs. */
export const runOf = (type: PromotionType, terms: object | null): string | undefined =>
  terms ? ofType(type)?.runOf?.(terms) : undefined
