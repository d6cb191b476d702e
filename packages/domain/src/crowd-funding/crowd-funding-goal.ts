import { DAY } from '#time/day'

/** The goal of a crowd-funding, in pieces or as an amount: one of the two. */
export interface FundingGoal {
  /** Pieces that are paid. */
  goalPieces?: number | null
  /** Fen: the worth of those pieces at the prices of their tiers, however they were paid, without freight. */
  goalAmount?: number | null
}

/** Its progress: from orders that are paid and not cancelled. */
export interface FundingProgress extends FundingGoal {
  pieces: number
  /** Fen. */
  amount: number
}

/** The amount reached and the goal, in pieces or in fen. */
const partsOf = ({ goalPieces, goalAmount, pieces, amount }: FundingProgress): { has: number; goal: number } =>
  goalPieces == null ? { has: amount, goal: goalAmount ?? Infinity } : { has: pieces, goal: goalPieces }

/** Whether its goal is reached. */
export function isGoalReached(progress: FundingProgress): boolean {
  const { has, goal } = partsOf(progress)
  return has >= goal
}

/** Whole percent of the goal: 100 exactly when it is reached, and more beyond it. */
export function fundingPercent(progress: FundingProgress): number {
  const { has, goal } = partsOf(progress)
  return Math.floor((has * 100) / goal)
}

/** Days that are left, a day that has begun as a whole one; 0 once it is over. @param now server time, epoch ms */
export const fundingDaysLeft = (endTime: number, now: number): number => Math.max(0, Math.ceil((endTime - now) / DAY))

/** Longest time that the money of others is held for, ms. */
export const MOST_FUNDING_TIME = 60 * DAY

/** A crowd-funding as its owner sets it up. Times are epoch ms, prices fen. */
export interface FundingOffer extends FundingGoal {
  beginTime: number
  endTime: number
  /** Its tiers, each a sku at its own price with its own pieces. */
  skus: readonly { promotionPrice?: number; stock?: number }[]
}

/** A fault of its terms. */
export type FundingFault =
  /** It names no goal, or both kinds of one. */
  | 'goal'
  /** A tier has no price or no pieces. */
  | 'tier'
  /** It holds money for longer than allowed. */
  | 'tooLong'
  /** The sum of all its pieces is below its goal. */
  | 'unreachable'

/** Checks a crowd-funding as its owner sets it up; returns its fault, if any. */
export function fundingFaults({ goalPieces, goalAmount, beginTime, endTime, skus }: FundingOffer): FundingFault[] {
  if ((goalPieces == null) === (goalAmount == null)) return ['goal']
  if (skus.some(({ promotionPrice = 0, stock = 0 }) => promotionPrice < 1 || stock < 1)) return ['tier']
  const pieces = skus.reduce((sum, { stock = 0 }) => sum + stock, 0)
  const amount = skus.reduce((sum, { stock = 0, promotionPrice = 0 }) => sum + stock * promotionPrice, 0)
  return [
    ...(endTime - beginTime > MOST_FUNDING_TIME ? (['tooLong'] as const) : []),
    ...(isGoalReached({ goalPieces, goalAmount, pieces, amount }) ? [] : (['unreachable'] as const)),
  ]
}
