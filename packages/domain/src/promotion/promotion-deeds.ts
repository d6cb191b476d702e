import { CAMPAIGN_STATUS } from '#codes/campaign-status'
import { PROMOTION_TYPE, type PromotionType } from '#codes/promotion-type'
import { campaignStatusAt, type CampaignTime } from '#promotion/campaign-status-at'

/** What staff may do with a promotion in its present state. */
export type PromotionDeed = 'change' | 'start' | 'end' | 'copy'

/** The present state of a promotion. Epoch ms. */
export interface PromotionState extends CampaignTime {
  promotionType: PromotionType
  /** From when nobody new can take part; absent while everybody can. */
  stoppedAt?: number | null
}

/**
 * Types whose orders count on the end that was agreed: the balance of a pre-sale, the goal of a crowd-funding, the days
 * of a trial. No deed of staff moves it.
 */
const AGREED_END: readonly PromotionType[] = [
  PROMOTION_TYPE.preSale,
  PROMOTION_TYPE.crowdFunding,
  PROMOTION_TYPE.freeTrial,
]

/** Whether the end of a type's promotions is agreed with those who ordered. */
export const hasAgreedEnd = (promotionType: PromotionType): boolean => AGREED_END.includes(promotionType)

/**
 * What staff may do with a promotion now: start one before its time, end one that is not over and whose end nobody
 * counts on, change it within what its kind allows, and make another one like it.
 */
export function promotionDeeds(promotion: PromotionState, now: number): PromotionDeed[] {
  const status = campaignStatusAt(promotion, now)
  const stopped = promotion.stoppedAt != null
  return [
    'change',
    ...(status === CAMPAIGN_STATUS.notBegun && !stopped ? (['start'] as const) : []),
    ...(status !== CAMPAIGN_STATUS.over && !stopped && !hasAgreedEnd(promotion.promotionType)
      ? (['end'] as const)
      : []),
    'copy',
  ]
}
