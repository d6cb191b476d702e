/** Fen: what the cashier collects of an order now: a part of it where it is paid in parts, else the whole. */
export const amountDue = ({
  pendingCashAmount,
  amounts,
}: {
  /** Fen: the part to be paid now; 0 where none is told. */
  pendingCashAmount: number
  amounts: { payAmount: number }
}): number => pendingCashAmount || amounts.payAmount
