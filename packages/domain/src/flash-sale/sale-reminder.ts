import type { CampaignTime } from '#promotion/campaign-status-at'

/** Ms: how long before the begin of a sale shoppers get a reminder. */
export const SALE_REMINDER_LEAD = 5 * 60_000

/** Maximum number of reminders of one shopper at a time. */
export const MOST_SALE_REMINDERS = 50

/** Whether a reminder of a sale can be set: only before the sale begins. */
export const canRemindOf = ({ beginTime }: CampaignTime, now: number): boolean => now < beginTime
