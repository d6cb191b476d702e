/** Fen: what the cashier collects now: the part that is due of an order paid in parts, else the whole amount. */
export const amountDue = ({
  pendingCashAmount,
  amounts,
}: {
  /** Fen: the part to be paid now; 0 where none is told. */
  pendingCashAmount: number
  amounts: { payAmount: number }
}): number => pendingCashAmount || amounts.payAmount
