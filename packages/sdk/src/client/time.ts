import { platform } from './platform'

/** Ms that only pass: from `performance` where there is one, for the device's clock may be set. Mini-programs have that clock alone. */
export const time = (): number => (platform.performance ?? Date).now()

/** Ms that a call can last at most, 23 days: timers count to 2 ** 31, and some wait a little longer than the call. */
export const LONGEST_TIMER = 2e9
