import { multiplyDivide } from '#money/split-fen'

/** Basis points of the whole: 500 of them are 5 %. */
export const WHOLE_RATE = 10_000

/** The highest rate of a rebate, in basis points: half of what was paid. */
export const MOST_REBATE_RATE = 5000

/** What an offer of rebates names, the closest to a sku first. */
export const REBATE_TARGETS = ['sku', 'product', 'category'] as const

/** One of {@link REBATE_TARGETS}. */
export type RebateTarget = (typeof REBATE_TARGETS)[number]

/** An offer of rebates that covers a sku, and by what it does. Rates are basis points. */
export interface CoveringOffer {
  offerId: string
  /** By what it covers the sku. */
  target: RebateTarget
  /** The rate of that target; null where it has none of its own. */
  ownRate: number | null
  /** What the offer gives where nothing else says a rate. */
  rate: number
  /** What it gives on a shopper's first purchase, where that is more; null for the same. */
  firstRate: number | null
  /** Epoch ms. */
  beginTime: number
}

/** The facts about the earner and the order that decide about the rate. */
export interface RebateCase {
  /** The rate of the promoter's level; absent for a level without one. */
  levelRate?: number | null
  /** Whether the order is the buyer's first purchase. */
  firstPurchase?: boolean
}

/** A rate, and what it comes from. */
export interface ChosenRate {
  offerId: string
  /** Basis points. */
  rate: number
  from: RebateTarget | 'level' | 'offer' | 'firstPurchase'
}

/**
 * Chooses the rate of a sku among the offers that cover it: a rate of the sku, else of its product, else of its
 * category, else of the promoter's level, else of the offer. Of two offers that say it equally close, the one that
 * began later counts, then the smaller id. A first purchase earns the offer's rate for it where that is more.
 * @returns nothing where no offer covers the sku
 */
export function chooseRebateRate(offers: readonly CoveringOffer[], which: RebateCase = {}): ChosenRate | undefined {
  const ordered = [...offers].sort(compareOffers)
  const [closest] = ordered
  if (!closest) return undefined
  const named = ordered.find(({ ownRate }) => ownRate !== null)
  const offer = named ?? closest
  const levelRate = which.levelRate ?? null
  const usual: ChosenRate =
    named !== undefined
      ? { offerId: named.offerId, rate: named.ownRate!, from: named.target }
      : levelRate !== null
        ? { offerId: offer.offerId, rate: levelRate, from: 'level' }
        : { offerId: offer.offerId, rate: offer.rate, from: 'offer' }
  if (which.firstPurchase && offer.firstRate !== null && offer.firstRate > usual.rate)
    return { offerId: offer.offerId, rate: offer.firstRate, from: 'firstPurchase' }
  return usual
}

function compareOffers(one: CoveringOffer, other: CoveringOffer): number {
  const closer = REBATE_TARGETS.indexOf(one.target) - REBATE_TARGETS.indexOf(other.target)
  if (closer !== 0) return closer
  if (one.beginTime !== other.beginTime) return other.beginTime - one.beginTime
  return one.offerId < other.offerId ? -1 : 1
}

/**
 * What a line earns, in whole fen, rounded down line by line: the sum of an order is the sum of its lines.
 * @param paid fen paid in money for the line: after promotions, coupons, points and coins, without freight
 * @param rate basis points, from 0 to {@link MOST_REBATE_RATE}
 */
export const rebateOf = (paid: number, rate: number): number =>
  multiplyDivide(Math.max(0, paid), Math.min(rate, WHOLE_RATE), WHOLE_RATE)

/**
 * What was taken back of a line's rebate after refunds of so much of its money: a proportional share, rounded down, and
 * all of it once all money was refunded. It depends on the sum only, so the parts of a refund do not matter.
 * @param earned fen that the line earned
 * @param paid fen that it was earned on
 * @param refunded fen of them that went back, ever
 */
export const rebateTakenBack = (earned: number, paid: number, refunded: number): number =>
  multiplyDivide(earned, Math.min(paid, Math.max(0, refunded)), paid)
