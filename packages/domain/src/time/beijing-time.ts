import { DAY } from '#time/day'

const HOUR = 3_600_000

/** China's time is eight hours ahead of UTC all year. */
const AHEAD = 8 * HOUR

/**
 * A moment in China's time: the UTC fields of the date (`getUTCHours` and so on) are those of clocks in China, wherever
 * the code runs.
 * @param ms epoch ms
 */
export const beijingTime = (ms: number): Date => new Date(ms + AHEAD)

/**
 * The moment at which clocks in China show the UTC fields of a date.
 * @returns epoch ms
 */
export const fromBeijingTime = (date: Date | number): number => Number(date) - AHEAD

/**
 * Days since 1970 in China's time.
 * @param ms epoch ms
 */
export const beijingDay = (ms: number): number => Math.floor((ms + AHEAD) / DAY)

/**
 * Epoch ms: the start of a day in China.
 * @param ms any moment of that day, epoch ms
 */
export const beijingDayBegin = (ms: number): number => fromBeijingTime(beijingDay(ms) * DAY)

/**
 * Hour of the day in China, 0 to 23.
 * @param ms epoch ms
 */
export const beijingHour = (ms: number): number => Math.floor(((ms + AHEAD) % DAY) / HOUR)
