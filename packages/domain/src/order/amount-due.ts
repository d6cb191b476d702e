/** Fen: the amount to pay now: the part that is due, or the whole amount. */
export const amountDue = ({
  pendingCashAmount,
  amounts,
}: {
  /** Fen: the part to be paid now; 0 if unknown. */
  pendingCashAmount: number
  amounts: { payAmount: number }
}): number => pendingCashAmount || amounts.payAmount
