import type { CrowdFundingState } from '#codes/crowd-funding-state'
import type { StepActor } from '#order/step-actor'

/** Actions on a crowd-funding, and what happens to it. */
export type CrowdFundingDeed =
  /** An order of it is paid. */
  | 'support'
  /** A paid order of it that is not shipped ends. */
  | 'withdraw'
  /** A payment reaches the goal. */
  | 'reach'
  /** The last order that was held is released. */
  | 'release'
  /** The time is over. */
  | 'miss'
  /** The last order is cancelled, and its money has to be refunded. */
  | 'refund'

/** What a step does to its order: a hold is put on it, it continues like any other, or it is refunded. */
export type SupportFate = 'held' | 'free' | 'refunded'

/** One way from one state to another. */
export interface CrowdFundingStep {
  deed: CrowdFundingDeed
  who: StepActor
  from: readonly CrowdFundingState[]
  /** The state after it; absent where it stays as it was. */
  to?: CrowdFundingState
  /** What becomes of the order, or of all its orders; absent where nothing does. */
  order?: SupportFate
}

const funded = ['reached', 'released'] as const

/**
 * All steps of a crowd-funding. Payments are accepted while it gathers or once it is reached, and never after it
 * failed. A shopper can take theirs back only while it gathers, since later others rely on it.
 */
export const CROWD_FUNDING_STEPS: readonly CrowdFundingStep[] = [
  { deed: 'support', who: 'shopper', from: ['running'], order: 'held' },
  { deed: 'support', who: 'shopper', from: funded, order: 'free' },
  { deed: 'withdraw', who: 'shopper', from: ['running'], order: 'refunded' },
  { deed: 'withdraw', who: 'shop', from: ['running', ...funded], order: 'refunded' },
  { deed: 'reach', who: 'shopper', from: ['running'], to: 'reached' },
  { deed: 'release', who: 'house', from: ['reached'], to: 'released', order: 'free' },
  { deed: 'miss', who: 'house', from: ['running'], to: 'failed' },
  { deed: 'refund', who: 'house', from: ['failed'], to: 'refunded', order: 'refunded' },
]

/** The step from a state that this caller may take; nothing if there is none. */
export const crowdFundingStep = (
  from: CrowdFundingState,
  deed: CrowdFundingDeed,
  who: StepActor,
): CrowdFundingStep | undefined =>
  CROWD_FUNDING_STEPS.find((step) => step.deed === deed && step.who === who && step.from.includes(from))
