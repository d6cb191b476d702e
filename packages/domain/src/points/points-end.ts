import { beijingTime, fromBeijingTime } from '#time/beijing-time'

const yearOf = (ms: number): number => beijingTime(ms).getUTCFullYear()
const beginOf = (year: number): number => fromBeijingTime(Date.UTC(year, 0, 1))

/**
 * When points earned at a moment end (F09): with the year after the one they were earned in, by the clock of Beijing.
 * @returns epoch ms of the first moment at which they are gone
 */
export const pointsEnd = (earnedAt: number): number => beginOf(yearOf(earnedAt) + 2)

/** Points earned before this moment are gone by `now`, epoch ms. */
export const pointsGoneBefore = (now: number): number => beginOf(yearOf(now) - 1)

/**
 * Points earned before this moment are the next to end, epoch ms: at `pointsEnd` of any moment before it in its year.
 */
export const pointsEndingBefore = (now: number): number => beginOf(yearOf(now))

/** When the next points end, epoch ms. */
export const nextPointsEnd = (now: number): number => beginOf(yearOf(now) + 1)

/**
 * How many points of those earned before a moment are left: points that were spent, ended or were taken back count
 * against those earned first.
 * @param earnedBefore points earned before that moment
 * @param gone all points that have gone since, whatever for
 */
export const leftOfEarned = (earnedBefore: number, gone: number): number => Math.max(0, earnedBefore - gone)
