import { DAY } from '#time/day'

/** The end of a timer: a moment, epoch ms, or a number of days of 24 hours after its start (K05). */
export type TimerEnd = { endTime: number } | { days: number }

/** Returns the storage key of a timer (K05). */
export const timerKey = (name: string): string => `TIMER_${name}`

/** Returns the end of a timer that starts at `now`, in epoch ms (K05). */
export const timerEnd = (end: TimerEnd, now: number): number => ('endTime' in end ? end.endTime : now + end.days * DAY)

/** Whether a stored timer still runs at `now`. An absent or invalid timer does not run (K05). */
export const isTimerRunning = (stored: string | undefined, now: number): boolean =>
  stored !== undefined && stored.trim() !== '' && Number(stored) > now
