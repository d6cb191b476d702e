/** Whether a shopper has taken a free coupon or present (F06, F07). */
export const ACQUIRE_STATUS = { open: 0, acquired: 1, noneLeft: 2 } as const

/** One of {@link ACQUIRE_STATUS}. */
export type AcquireStatus = (typeof ACQUIRE_STATUS)[keyof typeof ACQUIRE_STATUS]

/** The label of each status for shoppers. */
export const ACQUIRE_STATUS_LABEL: Readonly<Record<AcquireStatus, string>> = { 0: '立即领取', 1: '已领取', 2: '已领完' }
