/** Whether a percentage has at most one decimal, within the precision of floating-point numbers. */
export const hasOneDecimal = (rate: number): boolean => Math.abs(rate * 10 - Math.round(rate * 10)) < 1e-9

/**
 * Returns a percentage of `amount` fen, in fen, rounded down.
 * @param percent with one decimal at most, such as 12.5
 */
export const percentOf = (amount: number, percent: number): number =>
  Math.floor((amount * Math.round(percent * 10)) / 1000)

/**
 * Returns the discount on `amount` fen if `rate` percent of it are to be paid, in fen, rounded down; from 0 to
 * `amount`.
 * @param rate with one decimal at most, such as 88.5
 */
export const percentOff = (amount: number, rate: number): number =>
  percentOf(amount, 100 - Math.min(100, Math.max(0, rate)))

/**
 * Returns a percentage to pay as shoppers read it before the word 折: `8.5` for 85 percent, `8.85` for 88.5.
 * @param rate percent to pay
 */
export const discountText = (rate: number): string => String(Math.round(Math.max(0, rate) * 10) / 100)
