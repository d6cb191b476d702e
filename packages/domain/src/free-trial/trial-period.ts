import { DAY } from '#time/day'

/** Epoch ms: the last moment of a trial of `days` days, counted from the receipt. */
export const trialEnd = (receivedAt: number, days: number): number => receivedAt + days * DAY

/** Ms before the end of a trial, at which its shopper gets a reminder. */
export const TRIAL_ENDING = 2 * DAY

/** Days between two reminders of a charge that is due for a trial. */
export const TRIAL_DUE_EVERY = 7

/** Days: shortest and longest trial. */
export const TRIAL_DAYS = { least: 1, most: 90 } as const
