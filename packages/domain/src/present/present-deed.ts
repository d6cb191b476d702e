import { AWARD_STATUS, type AwardStatus } from '#codes/award-status'
import { CAMPAIGN_STATUS, type CampaignStatus } from '#codes/campaign-status'
import { COUPON_STATUS, type CouponStatus } from '#codes/coupon-status'
import { PRESENT_KIND, type PresentKind } from '#codes/present-kind'

/** A present as one shopper finds it, as far as its button goes. */
export interface PresentOnPage {
  kind: PresentKind
  status: AwardStatus
  /** Where its activity stands at the moment it is shown. */
  campaignStatus: CampaignStatus
  /** How many are left; absent for no limit. */
  remaining?: number
  /** Whether something was to be done before. */
  hasSteps: boolean
  /** Whether something still is. */
  stepsLeft: boolean
  /** Coupons that this shopper took of it. */
  taken?: readonly { couponStatus: CouponStatus }[]
}

/** What a shopper can do with a present, as its button has it. */
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

/** What the button says for each. */
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

/** What a shopper can do with the present of an activity (F07). */
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
