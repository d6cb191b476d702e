import { DAY } from '#time/day'

/** The goal of a crowd-funding: either pieces or an amount. */
export interface FundingGoal {
  /** Paid pieces to reach. */
  goalPieces?: number | null
  /** Fen to reach: the paid pieces at the prices of their tiers, by whatever means they were paid, without freight. */
  goalAmount?: number | null
}

/** The progress of a crowd-funding, from orders that are paid and not cancelled. */
export interface FundingProgress extends FundingGoal {
  pieces: number
  /** Fen. */
  amount: number
}

/** The amount reached and the goal, in pieces or in fen. */
const partsOf = ({ goalPieces, goalAmount, pieces, amount }: FundingProgress): { has: number; goal: number } =>
  goalPieces == null ? { has: amount, goal: goalAmount ?? Infinity } : { has: pieces, goal: goalPieces }

/** Whether the goal is reached. */
export function isGoalReached(progress: FundingProgress): boolean {
  const { has, goal } = partsOf(progress)
  return has >= goal
}

/** Whole percent of the goal: 100 or more exactly if it is reached. */
export function fundingPercent(progress: FundingProgress): number {
  const { has, goal } = partsOf(progress)
  return Math.floor((has * 100) / goal)
}

/**
 * Days that are left, where a begun day counts as a day; 0 after the end.
 * @param now server time, epoch ms
 */
export const fundingDaysLeft = (endTime: number, now: number): number => Math.max(0, Math.ceil((endTime - now) / DAY))

/** Ms: the longest time for which shoppers' money is held. */
export const MOST_FUNDING_TIME = 60 * DAY

/** The terms of a crowd-funding, set by its owner. Times are epoch ms, prices fen. */
export interface FundingOffer extends FundingGoal {
  beginTime: number
  endTime: number
  /** Its tiers: skus with their own prices and stock. */
  skus: readonly { promotionPrice?: number; stock?: number }[]
}

/** A fault of the terms. */
export type FundingFault =
  /** It has no goal, or both kinds of goals. */
  | 'goal'
  /** A tier has no price or no stock. */
  | 'tier'
  /** It holds shoppers' money for longer than allowed. */
  | 'tooLong'
  /** All its pieces together do not reach the goal. */
  | 'unreachable'

/** Checks the terms of a crowd-funding; returns their faults. */
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
