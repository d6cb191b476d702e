/** The deposit on a piece that is paid in two parts. Amounts are fen. */
export interface DepositLike {
  /** The deposit on a piece. */
  depositAmount?: number
  /** Amount that the deposit takes off the price; absent if it takes off exactly the amount that was paid. */
  depositWorth?: number
}

/** Returns the reduction of a piece's price in fen, if its deposit counts for more than was paid. */
export const depositBonus = ({ depositAmount = 0, depositWorth = depositAmount }: DepositLike): number =>
  Math.max(0, depositWorth - depositAmount)
