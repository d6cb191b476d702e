import { beijingTime, fromBeijingTime } from '#time/beijing-time'

const yearOf = (ms: number): number => beijingTime(ms).getUTCFullYear()
const beginOf = (year: number): number => fromBeijingTime(Date.UTC(year, 0, 1))

/**
 * Returns when points expire (F09): at the end of the year after the year in which they were earned, in China's time.
 * @returns epoch ms: the first moment at which they are expired
 */
export const pointsEnd = (earnedAt: number): number => beginOf(yearOf(earnedAt) + 2)

/** Returns a moment in epoch ms: points that were earned before it have expired by `now`. */
export const pointsGoneBefore = (now: number): number => beginOf(yearOf(now) - 1)

/**
 * Returns a moment in epoch ms: points that were earned before it and have not expired yet expire at `nextPointsEnd`.
 */
export const pointsEndingBefore = (now: number): number => beginOf(yearOf(now))

/** Returns when points expire next, in epoch ms. */
export const nextPointsEnd = (now: number): number => beginOf(yearOf(now) + 1)

/**
 * Returns how many of the points that were earned before a moment are left. Points that are spent, expired or taken
 * back count against the oldest points first.
 * @param earnedBefore points earned before the moment
 * @param gone all points spent, expired or taken back since
 */
export const leftOfEarned = (earnedBefore: number, gone: number): number => Math.max(0, earnedBefore - gone)
