import type { CampaignTime } from '#promotion/campaign-status-at'

/** How long before a sale begins shoppers are reminded of it, ms. */
export const SALE_REMINDER_LEAD = 5 * 60_000

/** Most reminders that one shopper may have set at a time. */
export const MOST_SALE_REMINDERS = 50

/** Whether a reminder of a sale can be set: it has not begun. */
export const canRemindOf = ({ beginTime }: CampaignTime, now: number): boolean => now < beginTime
