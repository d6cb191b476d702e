/** Whether a shopper gets a reminder when a sale begins (F08). */
export const REMINDER_STATUS = { off: 0, on: 1 } as const

/** One of {@link REMINDER_STATUS}. */
export type ReminderStatus = (typeof REMINDER_STATUS)[keyof typeof REMINDER_STATUS]

/** The text of the button for each status. */
export const REMINDER_STATUS_LABEL: Readonly<Record<ReminderStatus, string>> = { 0: '提醒我', 1: '已设提醒' }
