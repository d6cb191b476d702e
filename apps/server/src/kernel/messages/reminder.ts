import type { UnitOfWork } from '#shop/unit-of-work'

/** Reminds shoppers of something they would lose or miss: once for each thing, and in one message for several. */
export interface Reminder {
  /** Called once an hour by day. @returns how many messages are to be sent */
  byDay(work: UnitOfWork): Promise<number>
  /** Called once an hour at night, when nothing is sent: it prepares the day's reminders. */
  byNight?(work: UnitOfWork): Promise<number>
}
