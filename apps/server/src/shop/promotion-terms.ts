import type { CampaignTime, DoorWarning, PromotionType } from '@hearth/domain'
import type { PromotionFacts } from '@hearth/ops'
import type { OfferedCampaign } from '@hearth/sdk/core'
import type { RawBuilder } from 'kysely'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * What promotions of one type have beside what all have, in tables of their own. Products fold these
 * (`PROMOTION_TERMS`), for each place where promotions are read, and know no type by name.
 * @typeParam Terms the terms of a promotion, as `read` reads them
 */
export interface PromotionTerms<Terms extends object = object> {
  readonly type: PromotionType
  /** Reads them: an expression on a row of `promotion`. Null if it has none, and then it returns nothing. */
  readonly read?: RawBuilder<Terms | null>
  /** What shoppers are told of them. */
  tell?(terms: Terms): OfferedCampaign
  /** The run of the promotion that orders are kept under, where it runs more than once. */
  runOf?(terms: Terms): string
  /** Condition on a row of `promotion`: it can be sold. Always where absent. */
  readonly sold?: RawBuilder<boolean>
  /** Reads them as their owner says them: an expression on a row of `promotion`, an object with fields of its facts. */
  readonly facts?: RawBuilder<Partial<PromotionFacts> | null>
  /** Rules of platforms (app stores, mini-program hosts) that it may break where it runs. */
  warnings?(facts: PromotionFacts): DoorWarning[]
  /**
   * Stops new shoppers from taking part from now on, in the transaction that ends the promotion, which is locked.
   * @returns the time that the promotion must keep for those who take part; undefined if it may end now
   */
  stop?(work: Pick<UnitOfWork, 'db' | 'now'>, promotion: StoppedPromotion): Promise<CampaignTime | undefined>
}

/** A promotion that is being ended. Epoch ms. */
export interface StoppedPromotion extends CampaignTime {
  promotionId: string
}
