import { AWARD_STATUS, type AwardStatus } from '#codes/award-status'
import { CAMPAIGN_STATUS, type CampaignStatus } from '#codes/campaign-status'
import { COUPON_STATUS, type CouponStatus } from '#codes/coupon-status'
import { PRESENT_KIND, type PresentKind } from '#codes/present-kind'

/** The state of a present for one shopper, as its button needs it. */
export interface PresentOnPage {
  kind: PresentKind
  status: AwardStatus
  /** Whether the activity has not begun, runs or is over. */
  campaignStatus: CampaignStatus
  /** Number of presents left; absent for no limit. */
  remaining?: number
  /** Whether the activity has steps. */
  hasSteps: boolean
  /** Whether the shopper still has to do steps. */
  stepsLeft: boolean
  /** The coupons that this shopper got with the present. */
  taken?: readonly { couponStatus: CouponStatus }[]
}

/** The actions of the button of a present. */
export type PresentDeedName =
  | 'take'
  | 'code'
  | 'claim'
  | 'goOn'
  | 'use'
  | 'had'
  | 'soon'
  | 'over'
  | 'noneLeft'
  | 'closed'

/** The button's text for each action. */
export const PRESENT_DEED_TEXT: Readonly<Record<PresentDeedName, string>> = {
  take: '立即领取',
  code: '领取住客礼',
  claim: '领取奖励',
  goOn: '去完成',
  use: '去使用',
  had: '已领取',
  soon: '即将开始',
  over: '已结束',
  noneLeft: '已抢光',
  closed: '暂不可领',
}

/** Returns the action of the button for an activity's present (F07). */
export function presentDeed(present: PresentOnPage): PresentDeedName {
  const { kind, status, campaignStatus, remaining, hasSteps, stepsLeft, taken = [] } = present
  if (status === AWARD_STATUS.claimed)
    return taken.some(({ couponStatus }) => couponStatus === COUPON_STATUS.usable) ? 'use' : 'had'
  if (campaignStatus === CAMPAIGN_STATUS.notBegun) return 'soon'
  if (campaignStatus === CAMPAIGN_STATUS.over) return 'over'
  if (remaining === 0) return 'noneLeft'
  if (stepsLeft) return 'goOn'
  if (status !== AWARD_STATUS.claimable) return 'closed'
  if (kind === PRESENT_KIND.hotel) return 'code'
  return hasSteps ? 'claim' : 'take'
}
