import type { UnitOfWork } from '#shop/unit-of-work'

/** Reminds shoppers of something they would lose or miss: of each thing once, and of many things in one message. */
export interface Reminder {
  /** Called once an hour by day. @returns how many messages are to be sent */
  byDay(work: UnitOfWork): Promise<number>
  /** Called once an hour by night, when nothing is told: what is noted for the day. */
  byNight?(work: UnitOfWork): Promise<number>
}
