import { CAMPAIGN_STATUS } from '#codes/campaign-status'
import { PROMOTION_TYPE, type PromotionType } from '#codes/promotion-type'
import { campaignStatusAt, type CampaignTime } from '#promotion/campaign-status-at'

/** The actions that staff can take on a promotion. */
export type PromotionDeed = 'change' | 'start' | 'end' | 'copy'

/** The present state of a promotion. Times are epoch ms. */
export interface PromotionState extends CampaignTime {
  promotionType: PromotionType
  /** When the promotion was stopped for new shoppers; absent while everybody can take part. */
  stoppedAt?: number | null
}

/**
 * Types whose end is a term of the orders that shoppers placed: the balance of a pre-sale, the goal of a crowd-funding,
 * the days of a trial. Staff cannot change the end.
 */
const AGREED_END: readonly PromotionType[] = [
  PROMOTION_TYPE.preSale,
  PROMOTION_TYPE.crowdFunding,
  PROMOTION_TYPE.freeTrial,
]

/** Whether the end of promotions of this type is a term of the orders that shoppers placed. */
export const hasAgreedEnd = (promotionType: PromotionType): boolean => AGREED_END.includes(promotionType)

/**
 * Returns the actions that staff can take on a promotion now. Staff can always change and copy it. They can start it
 * before its begin, and end it before its end, unless it was stopped. They cannot end it if its end is a term of
 * orders.
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
