import type { CrowdFundingState } from '#codes/crowd-funding-state'
import type { StepActor } from '#order/step-actor'

/** Actions on a crowd-funding, and events of its orders and its time. */
export type CrowdFundingDeed =
  /** An order is paid. */
  | 'support'
  /** A paid order that is not shipped is cancelled. */
  | 'withdraw'
  /** A payment reaches the goal. */
  | 'reach'
  /** The last held order is released. */
  | 'release'
  /** The time ends below the goal. */
  | 'miss'
  /** The last order is cancelled, and its money has to be refunded. */
  | 'refund'

/** What a step does to its order: it is held, released to continue like a normal order, or refunded. */
export type SupportFate = 'held' | 'free' | 'refunded'

/** A row of the table: the states that an action leads from, and the one it leads to. */
export interface CrowdFundingStep {
  deed: CrowdFundingDeed
  who: StepActor
  from: readonly CrowdFundingState[]
  /** The state after the action; absent if it does not change. */
  to?: CrowdFundingState
  /** What happens to the order, or to all orders; absent if nothing happens to them. */
  order?: SupportFate
}

const funded = ['reached', 'released'] as const

/**
 * All steps of a crowd-funding. Payments are accepted until the goal is reached and after it, but not once the
 * crowd-funding failed. Shoppers can withdraw only until the goal is reached, since others then rely on it.
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

/** The step that this actor can take from a state; nothing if there is none. */
export const crowdFundingStep = (
  from: CrowdFundingState,
  deed: CrowdFundingDeed,
  who: StepActor,
): CrowdFundingStep | undefined =>
  CROWD_FUNDING_STEPS.find((step) => step.deed === deed && step.who === who && step.from.includes(from))
