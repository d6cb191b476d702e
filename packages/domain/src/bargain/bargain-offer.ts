import { DAY } from '#time/day'

const HOUR = 3_600_000

/** Most friends who can help with one bargain. */
export const MOST_BARGAIN_HELPERS = 50

/** Most bargains of other shoppers that one shopper can help with in a day. */
export const MOST_BARGAIN_HELPS_A_DAY = 5

/** Most hours that a bargain can last. */
export const MOST_BARGAIN_HOURS = (7 * DAY) / HOUR

/** The terms of a bargain campaign (115), set by its owner. Prices are fen. */
export interface BargainOffer {
  /** Most friends who can help with one bargain. */
  bargainHelpers?: number | null
  /** Hours that a bargain lasts. */
  bargainHours?: number | null
  skus: readonly { promotionPrice?: number; stock?: number; shopperLimit?: number }[]
}

/** A fault of the terms. */
export type BargainOfferFault =
  /** The number of friends is missing or too large. */
  | 'helpers'
  /** The duration is missing or too long. */
  | 'hours'
  /** The campaign is not for exactly one sku. */
  | 'oneSku'
  /** The sku has no floor price, or no stock of its own. */
  | 'sku'
  /** The limit for each shopper is not 1, the single piece of a bargain. */
  | 'limit'

/** Checks the terms of a bargain campaign; returns their fault, if any. */
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

/** Whether friends can cut a price down to the floor price, since each must take off at least 1 fen. Prices are fen. */
export const canBeCut = (price: number, floorPrice: number, helperCount: number): boolean =>
  floorPrice >= 1 && price - floorPrice >= helperCount

/**
 * Epoch ms: the end of a bargain that starts now: after the campaign's hours, but not after the campaign's end. It is
 * stored with the bargain and never changes.
 */
export const bargainEndTime = (
  { bargainHours, endTime }: { bargainHours: number; endTime: number },
  now: number,
): number => Math.min(now + bargainHours * HOUR, endTime)
