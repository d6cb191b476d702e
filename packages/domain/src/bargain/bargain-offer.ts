import { DAY } from '#time/day'

const HOUR = 3_600_000

/** Most friends who help with one bargain. */
export const MOST_BARGAIN_HELPERS = 50

/** Most bargains of others that a shopper helps with in a day. */
export const MOST_BARGAIN_HELPS_A_DAY = 5

/** Most hours a bargain lasts. */
export const MOST_BARGAIN_HOURS = (7 * DAY) / HOUR

/** A bargain campaign (115) as its owner sets it up. Prices are fen. */
export interface BargainOffer {
  /** Friends who can help with a bargain. */
  bargainHelpers?: number | null
  /** Hours a bargain lasts. */
  bargainHours?: number | null
  skus: readonly { promotionPrice?: number; stock?: number; shopperLimit?: number }[]
}

/** A fault of the offer. */
export type BargainOfferFault =
  /** No number of friends, or too many. */
  | 'helpers'
  /** No duration, or too long a one. */
  | 'hours'
  /** It is not for exactly one sku. */
  | 'oneSku'
  /** Its sku has no floor price or no stock of its own. */
  | 'sku'
  /** It limits a shopper to another number than the one piece of a bargain. */
  | 'limit'

/** Checks a bargain campaign as its owner sets it up; returns its fault, if any. */
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

/** Whether friends can cut a price to a floor: each must take off at least 1 fen. Fen. */
export const canBeCut = (price: number, floorPrice: number, helperCount: number): boolean =>
  floorPrice >= 1 && price - floorPrice >= helperCount

/**
 * The end of a bargain that starts now, epoch ms: after its campaign's hours, but not after the campaign. It is stored
 * with the bargain and never changes.
 */
export const bargainEndTime = (
  { bargainHours, endTime }: { bargainHours: number; endTime: number },
  now: number,
): number => Math.min(now + bargainHours * HOUR, endTime)
