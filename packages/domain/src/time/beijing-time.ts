import { DAY } from '#time/day'

const HOUR = 3_600_000

/** China Standard Time is eight hours ahead of UTC all year. */
const AHEAD = 8 * HOUR

/**
 * Returns a date whose UTC fields (`getUTCHours` and so on) are those of clocks in China at a moment, wherever the code
 * runs.
 * @param ms epoch ms
 */
export const beijingTime = (ms: number): Date => new Date(ms + AHEAD)

/**
 * Returns the moment at which clocks in China show the UTC fields of a date. It is the inverse of `beijingTime`.
 * @returns epoch ms
 */
export const fromBeijingTime = (date: Date | number): number => Number(date) - AHEAD

/**
 * Returns the number of days since 1970, in China's time.
 * @param ms epoch ms
 */
export const beijingDay = (ms: number): number => Math.floor((ms + AHEAD) / DAY)

/**
 * Returns the begin of a day in China, in epoch ms.
 * @param ms any moment of that day, epoch ms
 */
export const beijingDayBegin = (ms: number): number => fromBeijingTime(beijingDay(ms) * DAY)

/**
 * Returns the hour of the day in China, 0 to 23.
 * @param ms epoch ms
 */
export const beijingHour = (ms: number): number => Math.floor(((ms + AHEAD) % DAY) / HOUR)
