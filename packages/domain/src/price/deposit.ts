/** The deposit on a piece that is paid in two parts. Amounts are fen. */
export interface DepositLike {
  /** The deposit on a piece. */
  depositAmount?: number
  /** What the deposit counts for when the balance is paid; absent if it counts for exactly what was paid. */
  depositWorth?: number
}

/** Fen: reduction of a piece's price, because its deposit counts for more than was paid. */
export const depositBonus = ({ depositAmount = 0, depositWorth = depositAmount }: DepositLike): number =>
  Math.max(0, depositWorth - depositAmount)
