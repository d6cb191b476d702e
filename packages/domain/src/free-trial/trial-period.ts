import { DAY } from '#time/day'

/** The last moment of a trial that lasts `days` from when its product was received, epoch ms. */
export const trialEnd = (receivedAt: number, days: number): number => receivedAt + days * DAY

/** How long before its end a shopper is reminded of a trial, ms. */
export const TRIAL_ENDING = 2 * DAY

/** Days between reminders of an amount due for a trial. */
export const TRIAL_DUE_EVERY = 7

/** How long a trial may last, days. */
export const TRIAL_DAYS = { least: 1, most: 90 } as const
