/** What is taken off `amount` fen when `rate` percent of it is paid; whole fen, rounded down, from 0 to the amount. */
export const percentOff = (amount: number, rate: number): number =>
  Math.floor((amount * (100 - Math.min(100, Math.max(0, rate)))) / 100)
