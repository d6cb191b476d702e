/** Ms in a day of 24 hours. */
export const DAY = 24 * 3_600_000
