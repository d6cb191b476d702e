import { ownerSetting } from '#kernel/ops/owner-setting'

/** The owner's rules of free trials. */
export interface FreeTrialRules {
  /** Products a shopper may have on trial at once. */
  atOnce: number
}

/** The owner's rules of free trials, as they are set and read. */
export const trialRules = ownerSetting<FreeTrialRules>('freeTrialRules', { atOnce: 1 })
