import { CAMPAIGN_STATUS } from '#codes/campaign-status'
import { PROMOTION_TYPE, type PromotionType } from '#codes/promotion-type'
import { campaignStatusAt, type CampaignTime } from '#promotion/campaign-status-at'

/** Actions of staff on a promotion. */
export type PromotionDeed = 'change' | 'start' | 'end' | 'copy'

/** The present state of a promotion. Epoch ms. */
export interface PromotionState extends CampaignTime {
  promotionType: PromotionType
  /** When new shoppers were excluded; absent while everybody can take part. */
  stoppedAt?: number | null
}

/**
 * Types whose end was agreed with the shoppers who ordered: the balance of a pre-sale, the goal of a crowd-funding, the
 * days of a trial. Staff cannot change it.
 */
const AGREED_END: readonly PromotionType[] = [
  PROMOTION_TYPE.preSale,
  PROMOTION_TYPE.crowdFunding,
  PROMOTION_TYPE.freeTrial,
]

/** Whether the end of promotions of this type was agreed with the shoppers who ordered. */
export const hasAgreedEnd = (promotionType: PromotionType): boolean => AGREED_END.includes(promotionType)

/**
 * What staff can do with a promotion now: change what its type allows, start it early, end it early unless its end was
 * agreed with shoppers, and copy it.
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
