import { USUAL_SERVICE_RULES, type ServiceRules } from '@hearth/domain'
import type { OrderAddress } from '@hearth/sdk/core'
import { ownerSetting } from '#kernel/owner-setting'

/** The owner's rules, with where products are sent back to. */
export interface StoredServiceRules extends ServiceRules {
  /** Absent until the owner sets it: whoever sends something back is told by the shop itself. */
  address?: OrderAddress
}

/** The owner's rules, as they are set and read. */
export const serviceRules = ownerSetting<StoredServiceRules>('serviceRules', USUAL_SERVICE_RULES)

/** The owner's rules as an expression; null where none were set. */
export const storedServiceRules = serviceRules.stored

/** The rules that hold, for what was read of them. */
export const serviceRulesOf = serviceRules.holds
