import { multiplyDivide } from '#money/split-fen'

/** Basis points in 100 %: 500 basis points are 5 %. */
export const WHOLE_RATE = 10_000

/** Basis points: the maximum rate of a rebate, half of the amount paid. */
export const MOST_REBATE_RATE = 5000

/** The targets that an offer of rebates can have, the most specific first. */
export const REBATE_TARGETS = ['sku', 'product', 'category'] as const

/** One of {@link REBATE_TARGETS}. */
export type RebateTarget = (typeof REBATE_TARGETS)[number]

/** An offer of rebates that includes a sku. Rates are basis points. */
export interface CoveringOffer {
  offerId: string
  /** The target of the offer that includes the sku. */
  target: RebateTarget
  /** The rate of this target; null if the target has no rate of its own. */
  ownRate: number | null
  /** The offer's rate for targets without a rate of their own. */
  rate: number
  /**
   * The offer's rate for a shopper's first purchase. It applies if it is above the usual rate; null for no such rate.
   */
  firstRate: number | null
  /** Epoch ms: when the offer begins. */
  beginTime: number
}

/** The facts about the promoter and the order that the rate depends on. */
export interface RebateCase {
  /** The rate of the promoter's level; absent if the level has none. */
  levelRate?: number | null
  /** Whether the order is the buyer's first purchase. */
  firstPurchase?: boolean
}

/** A rate, and its origin. */
export interface ChosenRate {
  offerId: string
  /** Basis points. */
  rate: number
  from: RebateTarget | 'level' | 'offer' | 'firstPurchase'
}

/**
 * Chooses the rate of a sku among the offers that include it. The first rate that is set applies: that of the sku, of
 * its product, of its category, of the promoter's level, of the offer. Of two offers with an equally specific target,
 * the one that began later applies, then the one with the smaller id. For a first purchase, the offer's rate for first
 * purchases applies if it is higher.
 * @returns undefined if no offer includes the sku
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
 * Returns the fen that a line earns, rounded down for each line. An order earns the sum over its lines.
 * @param paid fen paid in money for the line: after promotions, coupons, points and coins, without freight
 * @param rate basis points, from 0 to {@link MOST_REBATE_RATE}
 */
export const rebateOf = (paid: number, rate: number): number =>
  multiplyDivide(Math.max(0, paid), Math.min(rate, WHOLE_RATE), WHOLE_RATE)

/**
 * Returns the fen of a line's rebate that refunds take back: a proportional share, rounded down, and the whole rebate
 * once the line is fully refunded. The result depends only on the sum of the refunds, not on their number.
 * @param earned fen that the line earned
 * @param paid fen on which the line earned them
 * @param refunded fen of `paid` that were refunded so far
 */
export const rebateTakenBack = (earned: number, paid: number, refunded: number): number =>
  multiplyDivide(earned, Math.min(paid, Math.max(0, refunded)), paid)
