import type { PromotionType } from '@hearth/domain'
import type { OfferedCampaign } from '@hearth/sdk/core'
import type { RawBuilder } from 'kysely'

/**
 * What promotions of one type have beside what all have, in tables of their own. Products fold these
 * (`PROMOTION_TERMS`), for each place where promotions are read, and know no type by name.
 * @typeParam Terms the terms of a promotion, as `read` reads them
 */
export interface PromotionTerms<Terms extends object = object> {
  readonly type: PromotionType
  /** Reads them: an expression on a row of `promotion`. Null where it has none, and then it tells nothing. */
  readonly read?: RawBuilder<Terms | null>
  /** What shoppers are told of them. */
  tell?(terms: Terms): OfferedCampaign
  /** The run of the promotion that orders are kept under, where it runs more than once. */
  runOf?(terms: Terms): string
  /** Condition on a row of `promotion`: it can be sold. Always where absent. */
  readonly sold?: RawBuilder<boolean>
}
