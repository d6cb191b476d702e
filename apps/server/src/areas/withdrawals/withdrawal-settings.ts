import { USUAL_WITHDRAWAL_RULES, type WithdrawalRules } from '@hearth/domain'
import { ownerSetting } from '#kernel/ops/owner-setting'

/** The stored setting of the owner's rules for withdrawals. */
export const withdrawalRules = ownerSetting<WithdrawalRules>('withdrawalRules', USUAL_WITHDRAWAL_RULES)
