/** Whether a rate in percent has one decimal at most, as far as a number can tell. */
export const hasOneDecimal = (rate: number): boolean => Math.abs(rate * 10 - Math.round(rate * 10)) < 1e-9

/** A share of `amount` fen, in whole fen, rounded down. @param percent with one decimal at most: 12.5 is an eighth */
export const percentOf = (amount: number, percent: number): number =>
  Math.floor((amount * Math.round(percent * 10)) / 1000)

/**
 * The discount on `amount` fen if `rate` percent of it is paid; whole fen, rounded down, from 0 to the amount.
 * @param rate with one decimal at most, such as 88.5
 */
export const percentOff = (amount: number, rate: number): number =>
  percentOf(amount, 100 - Math.min(100, Math.max(0, rate)))

/** A rate as shoppers read it: 85 percent to pay is `8.5` 折, 88.5 is `8.85`. @param rate percent to pay */
export const discountText = (rate: number): string => String(Math.round(Math.max(0, rate) * 10) / 100)
