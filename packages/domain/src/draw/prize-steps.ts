import { CLAIM_STATUS, type ClaimStatus } from '#codes/claim-status'
import type { StepActor } from '#order/step-actor'

/** Actions on a won prize. */
export type PrizeDeed = 'claim' | 'expire' | 'refuse' | 'reopen'

/** One transition: the status before and after an action, and who can take the action. */
export interface PrizeStep {
  deed: PrizeDeed
  by: readonly StepActor[]
  from: ClaimStatus
  to: ClaimStatus
}

const { open, claimed, expired } = CLAIM_STATUS

/**
 * All transitions of a prize (F07). A prize that is not claimed in time returns to the lottery; so does the prize of a
 * player whom staff found cheating. If the order of a claimed product is cancelled, the prize can be claimed again.
 */
export const PRIZE_STEPS: readonly PrizeStep[] = [
  { deed: 'claim', by: ['shopper'], from: open, to: claimed },
  { deed: 'expire', by: ['house'], from: open, to: expired },
  { deed: 'refuse', by: ['shop'], from: open, to: expired },
  { deed: 'reopen', by: ['house'], from: claimed, to: open },
]

/** Returns the status after an action, or undefined if the action is impossible or not allowed for this actor. */
export const prizeStep = (status: ClaimStatus, deed: PrizeDeed, by: StepActor): ClaimStatus | undefined =>
  PRIZE_STEPS.find((step) => step.from === status && step.deed === deed && step.by.includes(by))?.to

/** Fen: highest allowed value of a prize, 50,000 yuan (order 32 of the market regulator). */
export const MOST_PRIZE_WORTH = 5_000_000

/** Ms: how long before the expiry of a prize its winner gets a reminder. */
export const PRIZE_ENDING = 2 * 24 * 3_600_000
