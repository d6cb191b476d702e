import { ownerSetting } from '#kernel/ops/owner-setting'

/** The owner's rules of free trials. */
export interface FreeTrialRules {
  /** The most products that a shopper can have on trial at once. */
  atOnce: number
}

/** The stored rules of free trials, and their defaults. */
export const trialRules = ownerSetting<FreeTrialRules>('freeTrialRules', { atOnce: 1 })
