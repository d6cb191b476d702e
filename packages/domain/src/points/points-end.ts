import { beijingTime, fromBeijingTime } from '#time/beijing-time'

const yearOf = (ms: number): number => beijingTime(ms).getUTCFullYear()
const beginOf = (year: number): number => fromBeijingTime(Date.UTC(year, 0, 1))

/**
 * When points expire (F09): at the end of the year after the one they were earned in, in China's time.
 * @returns epoch ms: the first moment at which they are expired
 */
export const pointsEnd = (earnedAt: number): number => beginOf(yearOf(earnedAt) + 2)

/** Epoch ms: points earned before this moment have expired by `now`. */
export const pointsGoneBefore = (now: number): number => beginOf(yearOf(now) - 1)

/** Epoch ms: points earned before this moment expire next, at `nextPointsEnd`. */
export const pointsEndingBefore = (now: number): number => beginOf(yearOf(now))

/** Epoch ms: when points expire next. */
export const nextPointsEnd = (now: number): number => beginOf(yearOf(now) + 1)

/**
 * Points left of those earned before a moment. Points that were spent, expired or taken back count against the oldest.
 * @param earnedBefore points earned before the moment
 * @param gone all points spent, expired or taken back since
 */
export const leftOfEarned = (earnedBefore: number, gone: number): number => Math.max(0, earnedBefore - gone)
