import { CLAIM_STATUS, type ClaimStatus } from '#codes/claim-status'
import type { StepActor } from '#order/step-actor'

/** Actions on a won prize. */
export type PrizeDeed = 'claim' | 'expire' | 'refuse' | 'reopen'

/** A row of the table: from where a deed leads where, and who may do it. */
export interface PrizeStep {
  deed: PrizeDeed
  by: readonly StepActor[]
  from: ClaimStatus
  to: ClaimStatus
}

const { open, claimed, expired } = CLAIM_STATUS

/**
 * All steps of a prize (F07). One that is not claimed in time returns to the lottery; so does one of a player whom
 * staff found cheating. A product whose order is cancelled can be claimed again.
 */
export const PRIZE_STEPS: readonly PrizeStep[] = [
  { deed: 'claim', by: ['shopper'], from: open, to: claimed },
  { deed: 'expire', by: ['house'], from: open, to: expired },
  { deed: 'refuse', by: ['shop'], from: open, to: expired },
  { deed: 'reopen', by: ['house'], from: claimed, to: open },
]

/** Where a deed leads; nothing where it cannot be done, or not by them. */
export const prizeStep = (status: ClaimStatus, deed: PrizeDeed, by: StepActor): ClaimStatus | undefined =>
  PRIZE_STEPS.find((step) => step.from === status && step.deed === deed && step.by.includes(by))?.to

/** Most that a prize may be worth, fen: 50,000 yuan (order 32 of the market regulator). */
export const MOST_PRIZE_WORTH = 5_000_000

/** Ms before the end of its time at which a shopper is reminded of a prize. */
export const PRIZE_ENDING = 2 * 24 * 3_600_000
