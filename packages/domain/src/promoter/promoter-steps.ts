import { CERTIFICATION_STATUS, type CertificationStatus } from '#codes/certification-status'
import type { StepActor } from '#order/step-actor'

/** The status of a promoter or an applicant. `suspended` is an approved promoter whom staff suspended. */
export type PromoterState = 'none' | 'reviewing' | 'passed' | 'refused' | 'suspended'

/** The steps of an application, or of a promoter. */
export type PromoterDeed = 'apply' | 'approve' | 'refuse' | 'suspend' | 'restore'

/** A row of the table: from where a deed leads where, and who may do it. */
export interface PromoterStep {
  deed: PromoterDeed
  by: readonly StepActor[]
  from: PromoterState
  to: PromoterState
}

/**
 * The whole way of a promoter (F15, P02). The house approves where the owner has applications judged at once. Who was
 * refused applies again; staff may change a refusal.
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

/** Steps that are possible for a promoter in this status. */
export const promoterDeeds = (from: PromoterState, by: StepActor): PromoterDeed[] =>
  PROMOTER_STEPS.filter((step) => step.from === from && step.by.includes(by)).map(({ deed }) => deed)

/** Where a deed leads; nothing where it cannot be done, or not by them. */
export const promoterStep = (from: PromoterState, deed: PromoterDeed, by: StepActor): PromoterState | undefined =>
  PROMOTER_STEPS.find((step) => step.from === from && step.deed === deed && step.by.includes(by))?.to

const STATUS: Readonly<Record<PromoterState, CertificationStatus>> = {
  none: CERTIFICATION_STATUS.none,
  reviewing: CERTIFICATION_STATUS.reviewing,
  passed: CERTIFICATION_STATUS.passed,
  refused: CERTIFICATION_STATUS.refused,
  suspended: CERTIFICATION_STATUS.passed,
}

/** How certification stands in a state; a suspended promoter's was passed. */
export const certificationOf = (state: PromoterState): CertificationStatus => STATUS[state]

/** The status of a promoter from stored fields: the certification, and whether staff suspended them. */
export function promoterState(status: CertificationStatus, suspended: boolean): PromoterState {
  if (status === CERTIFICATION_STATUS.passed) return suspended ? 'suspended' : 'passed'
  if (status === CERTIFICATION_STATUS.reviewing) return 'reviewing'
  return status === CERTIFICATION_STATUS.refused ? 'refused' : 'none'
}
