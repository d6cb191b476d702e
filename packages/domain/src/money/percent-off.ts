/** Whether a percentage has one decimal at most, within the precision of numbers. */
export const hasOneDecimal = (rate: number): boolean => Math.abs(rate * 10 - Math.round(rate * 10)) < 1e-9

/**
 * Fen: a percentage of `amount` fen, rounded down.
 * @param percent with one decimal at most: 12.5 is an eighth
 */
export const percentOf = (amount: number, percent: number): number =>
  Math.floor((amount * Math.round(percent * 10)) / 1000)

/**
 * Fen: the discount on `amount` fen if `rate` percent of it are paid, rounded down, from 0 to the amount.
 * @param rate with one decimal at most, such as 88.5
 */
export const percentOff = (amount: number, rate: number): number =>
  percentOf(amount, 100 - Math.min(100, Math.max(0, rate)))

/**
 * A percentage to pay in words for shoppers, without the word 折: `8.5` for 85 percent, `8.85` for 88.5.
 * @param rate percent to pay
 */
export const discountText = (rate: number): string => String(Math.round(Math.max(0, rate) * 10) / 100)
