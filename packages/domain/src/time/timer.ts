import { DAY } from '#time/day'

/** When a timer ends: at a moment, epoch ms, or some days of 24 hours after it was set (K05). */
export type TimerEnd = { endTime: number } | { days: number }

/** The storage key of a timer (K05). */
export const timerKey = (name: string): string => `TIMER_${name}`

/** The moment a timer set at `now` ends, epoch ms (K05). */
export const timerEnd = (end: TimerEnd, now: number): number => ('endTime' in end ? end.endTime : now + end.days * DAY)

/** Whether a stored timer still runs at `now`. What is not there, or is no moment, runs no more (K05). */
export const isTimerRunning = (stored: string | undefined, now: number): boolean =>
  stored !== undefined && stored.trim() !== '' && Number(stored) > now
