/** A remaining time, split into days, hours, minutes and seconds. */
export interface CountdownParts {
  days: number
  hours: number
  minutes: number
  seconds: number
  /** Whether no time is left. */
  ended: boolean
}

/**
 * Splits a remaining time into days, hours, minutes and seconds. Seconds are rounded up, so that all parts are 0 only
 * at the end.
 */
export function countdown(ms: number): CountdownParts {
  const left = ms > 0 ? Math.ceil(ms / 1000) : 0
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    ended: left === 0,
  }
}
