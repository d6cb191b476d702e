import { CERTIFICATION_STATUS, type CertificationStatus } from '#codes/certification-status'
import type { StepActor } from '#order/step-actor'

/** The state of a promoter or an applicant. `suspended` is an approved promoter whom staff suspended. */
export type PromoterState = 'none' | 'reviewing' | 'passed' | 'refused' | 'suspended'

/** Actions on an application, or on a promoter. */
export type PromoterDeed = 'apply' | 'approve' | 'refuse' | 'suspend' | 'restore'

/** A row of the table: the state that an action leads from, the one it leads to, and who can take it. */
export interface PromoterStep {
  deed: PromoterDeed
  by: readonly StepActor[]
  from: PromoterState
  to: PromoterState
}

/**
 * All steps of a promoter (F15, P02). The house approves applications if the owner has them judged immediately. A
 * refused shopper can apply again; staff can change a refusal.
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

/** The actions that this actor can take on a promoter in this state. */
export const promoterDeeds = (from: PromoterState, by: StepActor): PromoterDeed[] =>
  PROMOTER_STEPS.filter((step) => step.from === from && step.by.includes(by)).map(({ deed }) => deed)

/** The state after an action; nothing if the action is impossible, or not allowed for this actor. */
export const promoterStep = (from: PromoterState, deed: PromoterDeed, by: StepActor): PromoterState | undefined =>
  PROMOTER_STEPS.find((step) => step.from === from && step.deed === deed && step.by.includes(by))?.to

const STATUS: Readonly<Record<PromoterState, CertificationStatus>> = {
  none: CERTIFICATION_STATUS.none,
  reviewing: CERTIFICATION_STATUS.reviewing,
  passed: CERTIFICATION_STATUS.passed,
  refused: CERTIFICATION_STATUS.refused,
  suspended: CERTIFICATION_STATUS.passed,
}

/** The certification status in each state. A suspended promoter stays certified. */
export const certificationOf = (state: PromoterState): CertificationStatus => STATUS[state]

/**
 * The state of a promoter from the stored fields.
 * @param suspended whether staff suspended them
 */
export function promoterState(status: CertificationStatus, suspended: boolean): PromoterState {
  if (status === CERTIFICATION_STATUS.passed) return suspended ? 'suspended' : 'passed'
  if (status === CERTIFICATION_STATUS.reviewing) return 'reviewing'
  return status === CERTIFICATION_STATUS.refused ? 'refused' : 'none'
}
