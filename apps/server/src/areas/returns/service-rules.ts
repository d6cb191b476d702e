import { USUAL_SERVICE_RULES, type ServiceRules } from '@hearth/domain'
import type { OrderAddress } from '@hearth/sdk/core'
import { ownerSetting } from '#kernel/ops/owner-setting'

/** The owner's rules, with the address for returns. */
export interface StoredServiceRules extends ServiceRules {
  /** Absent until the owner sets it: the shop then tells the shopper the address itself. */
  address?: OrderAddress
}

/** The owner's rules, as they are set and read. */
export const serviceRules = ownerSetting<StoredServiceRules>('serviceRules', USUAL_SERVICE_RULES)

/** The owner's rules as an expression; null where none were set. */
export const storedServiceRules = serviceRules.stored

/** The rules in force, from the stored value. */
export const serviceRulesOf = serviceRules.holds
