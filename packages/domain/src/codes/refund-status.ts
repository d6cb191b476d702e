/**
 * The status of an after-sale order's refund. Status 2 waits for the shopper's bank account, since the money cannot be
 * returned to the means by which it was paid.
 */
export const REFUND_STATUS = { none: 0, refunding: 1, bankNeeded: 2, refunded: 3 } as const

/** One of {@link REFUND_STATUS}. */
export type RefundStatus = (typeof REFUND_STATUS)[keyof typeof REFUND_STATUS]

/** The label of each status for shoppers. */
export const REFUND_STATUS_LABEL: Readonly<Record<RefundStatus, string>> = {
  0: '无需退款',
  1: '退款中',
  2: '待填写银行账户',
  3: '已退款',
}
