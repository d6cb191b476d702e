import { CERTIFICATION_STATUS, type CertificationStatus } from '#codes/certification-status'
import type { StepActor } from '#order/step-actor'

/** The state of a promoter or an applicant. `suspended` is an approved promoter whom staff suspended. */
export type PromoterState = 'none' | 'reviewing' | 'passed' | 'refused' | 'suspended'

/** Actions on an application, or on a promoter. */
export type PromoterDeed = 'apply' | 'approve' | 'refuse' | 'suspend' | 'restore'

/** One transition: the state before and after an action, and who can take the action. */
export interface PromoterStep {
  deed: PromoterDeed
  by: readonly StepActor[]
  from: PromoterState
  to: PromoterState
}

/**
 * All transitions of a promoter (F15, P02). The shop's software (`house`) approves applications if the owner chose
 * immediate decisions. A refused shopper can apply again; staff can change a refusal.
 */
export const PROMOTER_STEPS: readonly PromoterStep[] = [
  { deed: 'apply', by: ['shopper'], from: 'none', to: 'reviewing' },
  { deed: 'apply', by: ['shopper'], from: 'refused', to: 'reviewing' },
  { deed: 'approve', by: ['shop', 'house'], from: 'reviewing', to: 'passed' },
  { deed: 'approve', by: ['shop'], from: 'refused', to: 'passed' },
  { deed: 'refuse', by: ['shop'], from: 'reviewing', to: 'refused' },
  { deed: 'suspend', by: ['shop'], from: 'passed', to: 'suspended' },
  { deed: 'restore', by: ['shop'], from: 'suspended', to: 'passed' },
]

/** Returns the actions that this actor can take on a promoter in this state. */
export const promoterDeeds = (from: PromoterState, by: StepActor): PromoterDeed[] =>
  PROMOTER_STEPS.filter((step) => step.from === from && step.by.includes(by)).map(({ deed }) => deed)

/** Returns the state after an action, or undefined if the action is impossible or not allowed for this actor. */
export const promoterStep = (from: PromoterState, deed: PromoterDeed, by: StepActor): PromoterState | undefined =>
  PROMOTER_STEPS.find((step) => step.from === from && step.deed === deed && step.by.includes(by))?.to

const STATUS: Readonly<Record<PromoterState, CertificationStatus>> = {
  none: CERTIFICATION_STATUS.none,
  reviewing: CERTIFICATION_STATUS.reviewing,
  passed: CERTIFICATION_STATUS.passed,
  refused: CERTIFICATION_STATUS.refused,
  suspended: CERTIFICATION_STATUS.passed,
}

/** Returns the certification status for a state. A suspended promoter stays certified. */
export const certificationOf = (state: PromoterState): CertificationStatus => STATUS[state]

/**
 * Returns the state of a promoter, computed from the stored fields.
 * @param suspended whether staff suspended the promoter
 */
export function promoterState(status: CertificationStatus, suspended: boolean): PromoterState {
  if (status === CERTIFICATION_STATUS.passed) return suspended ? 'suspended' : 'passed'
  if (status === CERTIFICATION_STATUS.reviewing) return 'reviewing'
  return status === CERTIFICATION_STATUS.refused ? 'refused' : 'none'
}
