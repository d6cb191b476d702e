import type { CampaignTime } from '#promotion/campaign-status-at'

/** Ms before a sale begins, at which shoppers get a reminder. */
export const SALE_REMINDER_LEAD = 5 * 60_000

/** Most reminders of one shopper at a time. */
export const MOST_SALE_REMINDERS = 50

/** Whether a reminder of a sale can be set: only before it begins. */
export const canRemindOf = ({ beginTime }: CampaignTime, now: number): boolean => now < beginTime
