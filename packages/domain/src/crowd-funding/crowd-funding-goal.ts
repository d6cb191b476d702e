import { DAY } from '#time/day'

/** The goal of a crowd-funding: either pieces or an amount. */
export interface FundingGoal {
  /** Number of paid pieces to reach. */
  goalPieces?: number | null
  /**
   * Fen to reach. Paid pieces count at the prices of their tiers, without freight, whatever means of payment was used.
   */
  goalAmount?: number | null
}

/** The progress of a crowd-funding, from orders that are paid and not cancelled. */
export interface FundingProgress extends FundingGoal {
  pieces: number
  /** Fen: the amount reached. */
  amount: number
}

/** Returns the amount reached and the goal, both in pieces or both in fen. */
const partsOf = ({ goalPieces, goalAmount, pieces, amount }: FundingProgress): { has: number; goal: number } =>
  goalPieces == null ? { has: amount, goal: goalAmount ?? Infinity } : { has: pieces, goal: goalPieces }

/** Whether the goal is reached. */
export function isGoalReached(progress: FundingProgress): boolean {
  const { has, goal } = partsOf(progress)
  return has >= goal
}

/** Returns the part of the goal that is reached, in whole percent: 100 or more if and only if the goal is reached. */
export function fundingPercent(progress: FundingProgress): number {
  const { has, goal } = partsOf(progress)
  return Math.floor((has * 100) / goal)
}

/**
 * Returns the days that are left, rounded up; 0 after the end.
 * @param now server time, epoch ms
 */
export const fundingDaysLeft = (endTime: number, now: number): number => Math.max(0, Math.ceil((endTime - now) / DAY))

/** Ms: maximum time for which the shop holds shoppers' money. */
export const MOST_FUNDING_TIME = 60 * DAY

/** The terms of a crowd-funding, set by its owner. Times are epoch ms, prices fen. */
export interface FundingOffer extends FundingGoal {
  beginTime: number
  endTime: number
  /** The tiers: skus with their own prices and stock. */
  skus: readonly { promotionPrice?: number; stock?: number }[]
}

/** A fault in the terms of a crowd-funding. */
export type FundingFault =
  /** The crowd-funding has no goal, or has both kinds of goals. */
  | 'goal'
  /** A tier has no price or no stock. */
  | 'tier'
  /** The crowd-funding holds shoppers' money for longer than allowed. */
  | 'tooLong'
  /** All pieces of the crowd-funding together do not reach the goal. */
  | 'unreachable'

/** Checks the terms of a crowd-funding. Returns their faults; empty if there are none. */
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
