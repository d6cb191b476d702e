/** The deposit on a piece that is paid in two parts. Amounts are fen. */
export interface DepositLike {
  /** The deposit on a piece. */
  depositAmount?: number
  /** Amount of the price that the deposit counts for; absent if it counts for exactly what was paid. */
  depositWorth?: number
}

/** Returns the reduction of a piece's price in fen, if its deposit counts for more than was paid. */
export const depositBonus = ({ depositAmount = 0, depositWorth = depositAmount }: DepositLike): number =>
  Math.max(0, depositWorth - depositAmount)
