import { DAY } from '#time/day'

const HOUR = 3_600_000

/** Maximum number of friends that an owner can set for a bargain. */
export const MOST_BARGAIN_HELPERS = 50

/** Maximum number of bargains of other shoppers that one shopper can help with in a day. */
export const MOST_BARGAIN_HELPS_A_DAY = 5

/** Maximum number of hours that an owner can set for a bargain. */
export const MOST_BARGAIN_HOURS = (7 * DAY) / HOUR

/** The terms of a bargain campaign (115), set by its owner. Prices are fen. */
export interface BargainOffer {
  /** Maximum number of friends who can help with one bargain. */
  bargainHelpers?: number | null
  /** Hours that a bargain lasts. */
  bargainHours?: number | null
  skus: readonly { promotionPrice?: number; stock?: number; shopperLimit?: number }[]
}

/** A fault in the terms of a bargain campaign. */
export type BargainOfferFault =
  /** The number of friends is missing or too large. */
  | 'helpers'
  /** The duration is missing or too long. */
  | 'hours'
  /** The campaign is not for exactly one sku. */
  | 'oneSku'
  /** The sku has no floor price, or no stock of its own. */
  | 'sku'
  /** The limit for each shopper is not 1. A bargain is for a single piece. */
  | 'limit'

/** Checks the terms of a bargain campaign. Returns their first fault; empty if there is none. */
export function bargainOfferFaults({ bargainHelpers, bargainHours, skus }: BargainOffer): BargainOfferFault[] {
  if (!isWhole(bargainHelpers, MOST_BARGAIN_HELPERS)) return ['helpers']
  if (!isWhole(bargainHours, MOST_BARGAIN_HOURS)) return ['hours']
  const [sku, ...others] = skus
  if (!sku || others.length > 0) return ['oneSku']
  if (!sku.promotionPrice || !sku.stock) return ['sku']
  return sku.shopperLimit === undefined || sku.shopperLimit === 1 ? [] : ['limit']
}

const isWhole = (value: number | null | undefined, most: number): boolean =>
  value != null && Number.isInteger(value) && value >= 1 && value <= most

/** Whether friends can cut a price down to the floor price, if each takes off at least 1 fen. Prices are fen. */
export const canBeCut = (price: number, floorPrice: number, helperCount: number): boolean =>
  floorPrice >= 1 && price - floorPrice >= helperCount

/**
 * Returns the end of a bargain that starts now, in epoch ms: `bargainHours` later, or the end of the campaign if that
 * is earlier. The end is stored with the bargain and never changes.
 */
export const bargainEndTime = (
  { bargainHours, endTime }: { bargainHours: number; endTime: number },
  now: number,
): number => Math.min(now + bargainHours * HOUR, endTime)
