import { DAY } from '#time/day'

const HOUR = 3_600_000

/** Beijing is eight hours ahead of UTC all year. */
const AHEAD = 8 * HOUR

/**
 * A moment by the clock in Beijing: the UTC fields of the date (`getUTCHours` and so on) are those that clocks there
 * show, wherever the code runs.
 * @param ms epoch ms
 */
export const beijingTime = (ms: number): Date => new Date(ms + AHEAD)

/**
 * The moment at which clocks in Beijing show what a date's UTC fields say.
 * @returns epoch ms
 */
export const fromBeijingTime = (date: Date | number): number => Number(date) - AHEAD

/** Days since 1970, as days are in Beijing. @param ms epoch ms */
export const beijingDay = (ms: number): number => Math.floor((ms + AHEAD) / DAY)

/** Start of a day in Beijing, epoch ms. @param ms any moment of that day, epoch ms */
export const beijingDayBegin = (ms: number): number => fromBeijingTime(beijingDay(ms) * DAY)

/** Hour of the day in Beijing, 0 to 23. @param ms epoch ms */
export const beijingHour = (ms: number): number => Math.floor(((ms + AHEAD) % DAY) / HOUR)
