import { DAY } from '#time/day'

const HOUR = 3_600_000

/** Maximum number of members that an owner can set for a group. */
export const MOST_GROUP_SIZE = 20

/**
 * Maximum number of hours that an owner can set for gathering members, since the shop holds the members' money
 * meanwhile.
 */
export const MOST_GROUP_HOURS = (7 * DAY) / HOUR

/** The terms of a group promotion (103), set by its owner. Prices are fen. */
export interface GroupOffer {
  /** Number of members of a group, including the leader. */
  groupSize?: number | null
  /** Hours from the opening of a group until it must be complete. */
  groupHours?: number | null
  skus: readonly { promotionPrice?: number; stock?: number }[]
}

/** A fault in the terms of a group promotion. */
export type GroupOfferFault =
  /** The number of members is missing, too small or too large. */
  | 'size'
  /** The number of hours is missing or too large. */
  | 'hours'
  /** A sku has no price, or no stock of its own. */
  | 'sku'
  /** The pieces of all skus together are not enough for one group. */
  | 'tooFew'

/** Checks the terms of a group promotion. Returns their first fault; empty if there is none. */
export function groupOfferFaults({ groupSize, groupHours, skus }: GroupOffer): GroupOfferFault[] {
  if (!isWhole(groupSize, 2, MOST_GROUP_SIZE)) return ['size']
  if (!isWhole(groupHours, 1, MOST_GROUP_HOURS)) return ['hours']
  if (skus.some(({ promotionPrice = 0, stock = 0 }) => promotionPrice < 1 || stock < 1)) return ['sku']
  return skus.reduce((sum, { stock = 0 }) => sum + stock, 0) < (groupSize ?? 0) ? ['tooFew'] : []
}

const isWhole = (value: number | null | undefined, least: number, most: number): boolean =>
  value != null && Number.isInteger(value) && value >= least && value <= most

/**
 * Returns the deadline of a group that is opened now, in epoch ms: `groupHours` later, or the end of the promotion if
 * that is earlier, since no seats are sold after it. The deadline is stored with the group and never changes.
 */
export const groupEndTime = ({ groupHours, endTime }: { groupHours: number; endTime: number }, now: number): number =>
  Math.min(now + groupHours * HOUR, endTime)
