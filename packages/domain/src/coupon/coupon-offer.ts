/** The facts that decide whether a shopper can take a coupon of a batch. Times are epoch ms. */
export interface CouponOffer {
  /** First moment at which a coupon can be taken. */
  receiveBeginTime: number
  /** Last moment at which a coupon can be taken. */
  receiveEndTime: number
  /** Maximum number of coupons of the batch for one shopper. */
  limitPerShopper: number
  /** Number of coupons of the batch that this shopper has taken. */
  receivedCount: number
  /** Whether the shopper has a coupon of the batch that can still be used. */
  received: boolean
  /** Number of coupons that are left; absent for no limit. */
  remaining?: number
}

/** The action that a shopper can take on the offer of a free coupon, or the reason why there is none. */
export type CouponOfferState =
  /** The shopper can take a coupon. */
  | 'open'
  /** The shopper can use a coupon that they have. */
  | 'owned'
  /** The shopper has to wait until coupons can be taken. */
  | 'notYet'
  /** Coupons can no longer be taken. */
  | 'over'
  /** The shopper has taken the maximum number of coupons. */
  | 'limit'
  /** No coupon is left. */
  | 'noneLeft'

/**
 * Returns the action that a shopper can take on the offer of a free coupon (F06). The button and the server's refusal
 * follow from it. If no further coupon can be taken but the shopper has a usable one, the result is `owned`, so that a
 * repeated request is not refused.
 * @param now epoch ms, server time
 */
export function couponOfferState(offer: CouponOffer, now: number): CouponOfferState {
  const obstacle = obstacleOf(offer, now)
  if (obstacle === undefined) return 'open'
  return offer.received ? 'owned' : obstacle
}

function obstacleOf(offer: CouponOffer, now: number): Exclude<CouponOfferState, 'open' | 'owned'> | undefined {
  if (now < offer.receiveBeginTime) return 'notYet'
  if (now > offer.receiveEndTime) return 'over'
  if (offer.receivedCount >= offer.limitPerShopper) return 'limit'
  return offer.remaining === 0 ? 'noneLeft' : undefined
}

/** The text of the button for each state of the offer. */
export const COUPON_OFFER_TEXT: Readonly<Record<CouponOfferState, string>> = {
  open: '立即领取',
  owned: '去使用',
  notYet: '即将开始',
  over: '已结束',
  limit: '已领过',
  noneLeft: '已领完',
}
