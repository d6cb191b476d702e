/** A refund that a cashier can never give back. */
export interface StuckRefund {
  /**
   * @examples ["R1795190400000000001"]
   */
  refundId: string
  orderId: string
  /** The request for service that it is of; absent for others. */
  afterSaleOrderId?: string
  /** Fen that are to be sent by bank. */
  amount: number
  /** Epoch ms since when it is owed. */
  since: number
}

/** Refunds to be sent by bank. */
export interface StuckRefunds {
  refunds: StuckRefund[]
}

/** Says that a refund was sent by bank. */
export interface SettleByBank {
  /**
   * @maxLength 100
   * @examples ["R1795190400000000001"]
   */
  refundId: string
  /**
   * What the bank calls the transfer.
   * @minLength 1
   * @maxLength 100
   * @examples ["202611230001"]
   */
  reference: string
}

/** What became of it. */
export interface SettledByBank {
  /** Fen that were sent; 0 where that was noted before. */
  amount: number
}
