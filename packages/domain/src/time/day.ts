/** Ms of a day: 24 hours. */
export const DAY = 24 * 3_600_000
