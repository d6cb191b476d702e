import { WITHDRAWAL_STATUS, type WithdrawalStatus } from '#codes/withdrawal-status'

/** Actions on a withdrawal. */
export type WithdrawalDeed = 'approve' | 'refuse' | 'send' | 'wait' | 'settle' | 'fail' | 'bounce'

/**
 * The actor that takes an action: staff (`shop`), the shop's own software (`house`), or the provider of payouts with
 * its answer.
 */
export type WithdrawalActor = 'shop' | 'house' | 'provider'

/** One transition: the status before and after an action, and who can take the action. */
export interface WithdrawalStep {
  deed: WithdrawalDeed
  by: readonly WithdrawalActor[]
  from: WithdrawalStatus
  to: WithdrawalStatus
}

const { reviewing, approved, sending, confirming, paid, refused, failed, bounced } = WITHDRAWAL_STATUS

/**
 * All transitions of a withdrawal (F19). After `send`, only the provider decides the result; an unclear answer changes
 * nothing. Staff can record an answer that the provider gave in another way.
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

/** Returns the actions that this actor can take on a withdrawal in its status. */
export const withdrawalDeeds = (status: WithdrawalStatus, by: WithdrawalActor): WithdrawalDeed[] =>
  WITHDRAWAL_STEPS.filter((step) => step.from === status && step.by.includes(by)).map(({ deed }) => deed)

/** Returns the status after an action, or undefined if the action is impossible or not allowed for this actor. */
export const withdrawalStep = (
  status: WithdrawalStatus,
  deed: WithdrawalDeed,
  by: WithdrawalActor,
): WithdrawalStatus | undefined =>
  WITHDRAWAL_STEPS.find((step) => step.from === status && step.deed === deed && step.by.includes(by))?.to

/** The place of a withdrawal's money: set aside, paid out, or back in the promoter's account. */
export type WithdrawalMoney = 'reserved' | 'out' | 'back'

/** Returns the place of the money of a withdrawal with this status. */
export const withdrawalMoney = (status: WithdrawalStatus): WithdrawalMoney =>
  status === paid ? 'out' : status === refused || status === failed || status === bounced ? 'back' : 'reserved'
