/** The status of a payment. A payment that arrives too late is returned and becomes `refunded`. */
export const PAYMENT_STATUS = { pending: 0, paid: 1, failed: 2, refunding: 3, refunded: 4 } as const

/** One of {@link PAYMENT_STATUS}. */
export type PaymentStatus = (typeof PAYMENT_STATUS)[keyof typeof PAYMENT_STATUS]

/** The label of each status for shoppers. */
export const PAYMENT_STATUS_LABEL: Readonly<Record<PaymentStatus, string>> = {
  0: '等待支付',
  1: '支付成功',
  2: '支付失败',
  3: '退款中',
  4: '已退款',
}
