import { USUAL_SERVICE_RULES, type ServiceRules } from '@hearth/domain'
import type { OrderAddress } from '@hearth/sdk/core'
import { ownerSetting } from '#kernel/ops/owner-setting'

/** The owner's rules of after-sale service, with the address for returns. */
export interface StoredServiceRules extends ServiceRules {
  /** The address for returns; absent until the owner sets it. Without it, staff tell each shopper the address. */
  address?: OrderAddress
}

/** The stored rules of after-sale service, and their defaults. */
export const serviceRules = ownerSetting<StoredServiceRules>('serviceRules', USUAL_SERVICE_RULES)

/** An expression for the owner's rules; null if none were set. */
export const storedServiceRules = serviceRules.stored

/** Returns the rules that apply, from the stored value. */
export const serviceRulesOf = serviceRules.holds
