/** Returns the amount to pay now, in fen: the part that is due, or the whole amount if that is not known. */
export const amountDue = ({
  pendingCashAmount,
  amounts,
}: {
  /** Fen: the part to be paid now; 0 if unknown. */
  pendingCashAmount: number
  amounts: { payAmount: number }
}): number => pendingCashAmount || amounts.payAmount
