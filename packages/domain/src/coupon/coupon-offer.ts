/** What decides whether a shopper can take a coupon of a batch. Times are epoch ms. */
export interface CouponOffer {
  /** From when it can be taken. */
  receiveBeginTime: number
  /** Until when it can be taken. */
  receiveEndTime: number
  /** How many one shopper may take. */
  limitPerShopper: number
  /** How many this shopper has taken. */
  receivedCount: number
  /** Whether they have one that can still be used. */
  received: boolean
  /** How many are left; absent when there is no limit. */
  remaining?: number
}

/** What a shopper can do about a coupon that is given away. */
export type CouponOfferState =
  /** Take it. */
  | 'open'
  /** Use the one they have. */
  | 'owned'
  /** Wait until it can be taken. */
  | 'notYet'
  /** Nothing: the time to take it is past. */
  | 'over'
  /** Nothing: they have had as many as one shopper may. */
  | 'limit'
  /** Nothing: none is left. */
  | 'noneLeft'

/**
 * What a shopper can do about a free coupon (F06), for the button and for the server's refusal. A shopper at the limit
 * uses the one they have, so that a repeat does no harm.
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

/** What shoppers read on the button for each. */
export const COUPON_OFFER_TEXT: Readonly<Record<CouponOfferState, string>> = {
  open: '立即领取',
  owned: '去使用',
  notYet: '即将开始',
  over: '已结束',
  limit: '已领过',
  noneLeft: '已领完',
}
