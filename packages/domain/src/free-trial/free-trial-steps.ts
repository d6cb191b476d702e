import { FREE_TRIAL_STATUS, type FreeTrialStatus } from '#codes/free-trial-status'
import { TRIAL_CHARGE, type TrialCharge } from '#codes/trial-charge'
import { TRIAL_REVIEW, type TrialReview } from '#codes/trial-review'
import type { StepActor } from '#order/step-actor'

/** The full state of a free trial. */
export interface FreeTrialState {
  status: FreeTrialStatus
  review: TrialReview
  charge: TrialCharge
}

/** Actions on a free trial. */
export type FreeTrialDeed =
  | 'approve'
  | 'refuse'
  | 'withdraw'
  | 'ship'
  | 'begin'
  | 'sendBack'
  | 'resume'
  | 'takeBack'
  | 'keep'
  | 'overrun'
  | 'charge'

/**
 * One transition of a free trial: the state in which an action is possible, and the state after it. An absent field of
 * `from` matches every value; an absent field of `to` does not change.
 */
export interface FreeTrialStep {
  deed: FreeTrialDeed
  by: readonly StepActor[]
  from: { status: FreeTrialStatus; review?: TrialReview; charge?: TrialCharge }
  to: Partial<FreeTrialState>
}

const { none: NONE, applied, shipped, trying, returning, kept, over } = FREE_TRIAL_STATUS
const { due, paid, none: NOTHING } = TRIAL_CHARGE
const { waiting, passed, refused } = TRIAL_REVIEW

/**
 * All transitions of a free trial, beginning with the application (F02). A shopper who keeps the product pays for it
 * once, by `keep`. If the trial ends without return or payment, the charge is due until it is paid, or until the
 * product is returned late.
 */
export const FREE_TRIAL_STEPS: readonly FreeTrialStep[] = [
  { deed: 'approve', by: ['shop'], from: { status: applied, review: waiting }, to: { review: passed } },
  { deed: 'refuse', by: ['shop'], from: { status: applied, review: waiting }, to: { status: NONE, review: refused } },
  { deed: 'withdraw', by: ['shopper', 'shop'], from: { status: applied }, to: { status: NONE } },
  { deed: 'ship', by: ['house'], from: { status: applied, review: passed }, to: { status: shipped } },
  { deed: 'begin', by: ['house'], from: { status: shipped }, to: { status: trying } },
  { deed: 'sendBack', by: ['shopper'], from: { status: trying }, to: { status: returning } },
  { deed: 'sendBack', by: ['shopper'], from: { status: kept, charge: due }, to: { status: returning } },
  {
    deed: 'resume',
    by: ['shopper', 'shop', 'house'],
    from: { status: returning, charge: NOTHING },
    to: { status: trying },
  },
  { deed: 'resume', by: ['shopper', 'shop', 'house'], from: { status: returning, charge: due }, to: { status: kept } },
  { deed: 'takeBack', by: ['shop'], from: { status: returning }, to: { status: over, charge: NOTHING } },
  { deed: 'keep', by: ['shopper', 'house'], from: { status: trying }, to: { status: kept, charge: paid } },
  { deed: 'keep', by: ['shopper', 'house'], from: { status: kept, charge: due }, to: { charge: paid } },
  { deed: 'overrun', by: ['house'], from: { status: trying }, to: { status: kept, charge: due } },
  { deed: 'charge', by: ['shop'], from: { status: trying }, to: { status: kept, charge: due } },
  { deed: 'charge', by: ['shop'], from: { status: kept, charge: due }, to: {} },
]

const may = <Value>(allowed: Value | undefined, value: Value): boolean => allowed === undefined || allowed === value

const stepsFrom = (state: FreeTrialState): FreeTrialStep[] =>
  FREE_TRIAL_STEPS.filter(
    ({ from }) => from.status === state.status && may(from.review, state.review) && may(from.charge, state.charge),
  )

/** Returns the actions that this actor can take on a free trial in its state. */
export const freeTrialDeeds = (state: FreeTrialState, by: StepActor): FreeTrialDeed[] =>
  stepsFrom(state)
    .filter((step) => step.by.includes(by))
    .map(({ deed }) => deed)

/** Returns the state after an action, or undefined if the action is impossible or not allowed for this actor. */
export function freeTrialStep(state: FreeTrialState, deed: FreeTrialDeed, by: StepActor): FreeTrialState | undefined {
  const step = stepsFrom(state).find((one) => one.deed === deed && one.by.includes(by))
  return step && { ...state, ...step.to }
}

/** Returns the initial state of an application: approved by the risk check, or waiting for staff. */
export const beginTrial = (review: Exclude<TrialReview, 2>): FreeTrialState => ({
  status: applied,
  review,
  charge: NOTHING,
})
