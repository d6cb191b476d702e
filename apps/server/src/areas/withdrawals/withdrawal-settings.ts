import { USUAL_WITHDRAWAL_RULES, type WithdrawalRules } from '@hearth/domain'
import { ownerSetting } from '#kernel/owner-setting'

/** The owner's rules of withdrawals, as they are set and read. */
export const withdrawalRules = ownerSetting<WithdrawalRules>('withdrawalRules', USUAL_WITHDRAWAL_RULES)
