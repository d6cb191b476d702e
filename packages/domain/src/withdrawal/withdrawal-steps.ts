import { WITHDRAWAL_STATUS, type WithdrawalStatus } from '#codes/withdrawal-status'

/** What is done with a withdrawal. */
export type WithdrawalDeed = 'approve' | 'refuse' | 'send' | 'wait' | 'settle' | 'fail' | 'bounce'

/** Who does it: staff of the shop, the shop itself, or the provider of payouts by its answer. */
export type WithdrawalActor = 'shop' | 'house' | 'provider'

/** A row of the table: from where a deed leads where, and who may do it. */
export interface WithdrawalStep {
  deed: WithdrawalDeed
  by: readonly WithdrawalActor[]
  from: WithdrawalStatus
  to: WithdrawalStatus
}

const { reviewing, approved, sending, confirming, paid, refused, failed, bounced } = WITHDRAWAL_STATUS

/**
 * All steps of a withdrawal (F19). From `send` on only the provider decides how it ends: an unclear answer leaves it as
 * it is. Staff may record an answer that a provider gave by other means.
 */
export const WITHDRAWAL_STEPS: readonly WithdrawalStep[] = [
  { deed: 'approve', by: ['shop', 'house'], from: reviewing, to: approved },
  { deed: 'refuse', by: ['shop'], from: reviewing, to: refused },
  { deed: 'refuse', by: ['shop'], from: approved, to: refused },
  { deed: 'send', by: ['house'], from: approved, to: sending },
  { deed: 'wait', by: ['provider'], from: sending, to: confirming },
  { deed: 'settle', by: ['provider', 'shop'], from: sending, to: paid },
  { deed: 'settle', by: ['provider', 'shop'], from: confirming, to: paid },
  { deed: 'fail', by: ['provider', 'shop'], from: sending, to: failed },
  { deed: 'fail', by: ['provider', 'shop'], from: confirming, to: failed },
  { deed: 'bounce', by: ['provider', 'shop'], from: paid, to: bounced },
]

/** What somebody can do with a withdrawal as it stands. */
export const withdrawalDeeds = (status: WithdrawalStatus, by: WithdrawalActor): WithdrawalDeed[] =>
  WITHDRAWAL_STEPS.filter((step) => step.from === status && step.by.includes(by)).map(({ deed }) => deed)

/** Where a deed leads; nothing where it cannot be done, or not by them. */
export const withdrawalStep = (
  status: WithdrawalStatus,
  deed: WithdrawalDeed,
  by: WithdrawalActor,
): WithdrawalStatus | undefined =>
  WITHDRAWAL_STEPS.find((step) => step.from === status && step.deed === deed && step.by.includes(by))?.to

/** Where a withdrawal's money is: set aside for it, gone out, or back with the promoter. */
export type WithdrawalMoney = 'reserved' | 'out' | 'back'

/** Where the money of a withdrawal is as it stands. */
export const withdrawalMoney = (status: WithdrawalStatus): WithdrawalMoney =>
  status === paid ? 'out' : status === refused || status === failed || status === bounced ? 'back' : 'reserved'
