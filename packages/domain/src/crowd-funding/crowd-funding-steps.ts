import type { CrowdFundingState } from '#codes/crowd-funding-state'
import type { StepActor } from '#order/step-actor'

/** Actions on a crowd-funding, and other events that can change its state. */
export type CrowdFundingDeed =
  /** An order is paid. */
  | 'support'
  /** A paid order that is not shipped is cancelled. */
  | 'withdraw'
  /** A payment reaches the goal. */
  | 'reach'
  /** The last held order is released. */
  | 'release'
  /** The end time comes before the goal is reached. */
  | 'miss'
  /** The last order is cancelled, and its money has to be refunded. */
  | 'refund'

/** The effect of a transition on an order: it is held, released to continue like a normal order, or refunded. */
export type SupportFate = 'held' | 'free' | 'refunded'

/** One transition: the states in which an action is possible, the state after it, and its effect on orders. */
export interface CrowdFundingStep {
  deed: CrowdFundingDeed
  who: StepActor
  from: readonly CrowdFundingState[]
  /** The state after the action; absent if it does not change. */
  to?: CrowdFundingState
  /** The effect on the order, or on all orders; absent if there is none. */
  order?: SupportFate
}

const funded = ['reached', 'released'] as const

/**
 * All transitions of a crowd-funding. Payments are accepted before and after the goal is reached, but not once the
 * crowd-funding has failed. Shoppers can withdraw only until the goal is reached; from then on, the other supporters
 * rely on it.
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

/** Returns the transition that an actor can cause in a state, or undefined if there is none. */
export const crowdFundingStep = (
  from: CrowdFundingState,
  deed: CrowdFundingDeed,
  who: StepActor,
): CrowdFundingStep | undefined =>
  CROWD_FUNDING_STEPS.find((step) => step.deed === deed && step.who === who && step.from.includes(from))
