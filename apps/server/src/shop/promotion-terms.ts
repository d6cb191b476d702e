import type { CampaignTime, DoorWarning, PromotionType } from '@hearth/domain'
import type { PromotionFacts } from '@hearth/ops'
import type { OfferedCampaign } from '@hearth/sdk/core'
import type { RawBuilder } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * What promotions of one type have besides the common fields, in tables of their own. Wherever the area of products
 * reads promotions, it applies the terms of all types (`PROMOTION_TERMS`), and names no type itself. @typeParam Terms
 * the terms of a promotion, as `read` reads them
 */
export interface PromotionTerms<Terms extends object = object> {
  readonly type: PromotionType
  /**
   * SQL expression for the terms, on a row of `promotion`; null for a promotion without terms. Absent if the type has
   * no terms.
   */
  readonly read?: RawBuilder<Terms | null>
  /** Returns what shoppers are told of the terms. */
  tell?(terms: Terms): OfferedCampaign
  /** Returns the run of the promotion under which orders are counted, for a promotion that runs more than once. */
  runOf?(terms: Terms): string
  /** Condition on a row of `promotion`: products can be sold in the promotion. When absent, they always can. */
  readonly sold?: RawBuilder<boolean>
  /**
   * SQL expression on a row of `promotion`: an object with the terms, as fields of the promotion that the owner sets.
   */
  readonly facts?: RawBuilder<Partial<PromotionFacts> | null>
  /** Returns the rules of platforms (app stores, mini-program hosts) that the promotion may break. */
  warnings?(facts: PromotionFacts): DoorWarning[]
  /**
   * Keeps new shoppers from taking part from now on. It runs in the transaction that ends the promotion, which has
   * locked it.
   * @returns the times that the promotion must keep for those who take part; undefined if it may end now
   */
  stop?(work: Pick<UnitOfWork, 'db' | 'now'>, promotion: StoppedPromotion): Promise<CampaignTime | undefined>
}

/** A promotion that is being ended. Times are epoch ms. */
export interface StoppedPromotion extends CampaignTime {
  promotionId: string
}
