import { DAY } from '#time/day'

const HOUR = 3_600_000

/** Most shoppers a group takes. */
export const MOST_GROUP_SIZE = 20

/** Most hours a group gathers, since it holds the money of others. */
export const MOST_GROUP_HOURS = (7 * DAY) / HOUR

/** A promotion for groups (103) as its owner sets it up. Prices are fen. */
export interface GroupOffer {
  /** Shoppers a group takes, the leader too. */
  groupSize?: number | null
  /** Hours from a group's opening until it must be complete. */
  groupHours?: number | null
  skus: readonly { promotionPrice?: number; stock?: number }[]
}

/** A fault of the offer. */
export type GroupOfferFault =
  /** No size, or too small a one for a group. */
  | 'size'
  /** It names no time, or holds money for longer than it may. */
  | 'hours'
  /** A sku has no price or no pieces of its own. */
  | 'sku'
  /** All its pieces together do not fill one group. */
  | 'tooFew'

/** Checks a promotion for groups as its owner sets it up; returns its fault, if any. */
export function groupOfferFaults({ groupSize, groupHours, skus }: GroupOffer): GroupOfferFault[] {
  if (!isWhole(groupSize, 2, MOST_GROUP_SIZE)) return ['size']
  if (!isWhole(groupHours, 1, MOST_GROUP_HOURS)) return ['hours']
  if (skus.some(({ promotionPrice = 0, stock = 0 }) => promotionPrice < 1 || stock < 1)) return ['sku']
  return skus.reduce((sum, { stock = 0 }) => sum + stock, 0) < (groupSize ?? 0) ? ['tooFew'] : []
}

const isWhole = (value: number | null | undefined, least: number, most: number): boolean =>
  value != null && Number.isInteger(value) && value >= least && value <= most

/**
 * The deadline of a group opened now, epoch ms: after the promotion's hours, but not after the promotion, which then
 * sells no more seats. It is stored with the group and never changes.
 */
export const groupEndTime = ({ groupHours, endTime }: { groupHours: number; endTime: number }, now: number): number =>
  Math.min(now + groupHours * HOUR, endTime)
