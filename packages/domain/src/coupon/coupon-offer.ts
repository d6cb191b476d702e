/** The facts that decide whether a shopper can take a coupon of a batch. Times are epoch ms. */
export interface CouponOffer {
  /** First moment at which it can be taken. */
  receiveBeginTime: number
  /** Last moment at which it can be taken. */
  receiveEndTime: number
  /** Most coupons of the batch for one shopper. */
  limitPerShopper: number
  /** Coupons of the batch that this shopper has taken. */
  receivedCount: number
  /** Whether one of the shopper's coupons can still be used. */
  received: boolean
  /** Coupons that are left; absent for no limit. */
  remaining?: number
}

/** What a shopper can do about a free coupon. */
export type CouponOfferState =
  /** Take a coupon. */
  | 'open'
  /** Use a coupon that they have. */
  | 'owned'
  /** Wait until coupons can be taken. */
  | 'notYet'
  /** Nothing: coupons can no longer be taken. */
  | 'over'
  /** Nothing: they took as many as one shopper may. */
  | 'limit'
  /** Nothing: no coupon is left. */
  | 'noneLeft'

/**
 * What a shopper can do about a free coupon (F06). It decides the button and the server's refusal. If no further coupon
 * can be taken but the shopper has a usable one, the answer is `owned`, so that a repeated request does no harm.
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

/** The button's text for each state. */
export const COUPON_OFFER_TEXT: Readonly<Record<CouponOfferState, string>> = {
  open: '立即领取',
  owned: '去使用',
  notYet: '即将开始',
  over: '已结束',
  limit: '已领过',
  noneLeft: '已领完',
}
