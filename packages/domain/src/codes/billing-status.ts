/** The status of an order's invoice (F04). */
export const BILLING_STATUS = { requested: 0, made: 1, refused: 2 } as const

/** One of {@link BILLING_STATUS}. */
export type BillingStatus = (typeof BILLING_STATUS)[keyof typeof BILLING_STATUS]

/** The label of each status for shoppers. */
export const BILLING_STATUS_LABEL: Readonly<Record<BillingStatus, string>> = { 0: '开票中', 1: '已开票', 2: '开票失败' }
