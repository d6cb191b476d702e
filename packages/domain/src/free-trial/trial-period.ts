import { DAY } from '#time/day'

/** Returns the last moment of a trial of `days` days, counted from the receipt, in epoch ms. */
export const trialEnd = (receivedAt: number, days: number): number => receivedAt + days * DAY

/** Ms: how long before the end of a trial the shopper gets a reminder. */
export const TRIAL_ENDING = 2 * DAY

/** Days between two reminders of a trial's due charge. */
export const TRIAL_DUE_EVERY = 7
