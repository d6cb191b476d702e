/** What a piece is paid with first, where it is paid in two parts. Amounts are fen. */
export interface DepositLike {
  /** The deposit of a piece. */
  depositAmount?: number
  /** What that counts for once the rest is paid; as much as it is where absent. */
  depositWorth?: number
}

/** Fen that a piece gets cheaper since its deposit counts for more than it is. */
export const depositBonus = ({ depositAmount = 0, depositWorth = depositAmount }: DepositLike): number =>
  Math.max(0, depositWorth - depositAmount)
