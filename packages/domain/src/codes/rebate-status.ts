/**
 * The status of an order's rebate (F18, F19). The rebate is settled once the order can no longer be returned. The
 * specification does not define the codes.
 */
export const REBATE_STATUS = { pending: 0, settled: 1, cancelled: 2 } as const

/** One of {@link REBATE_STATUS}. */
export type RebateStatus = (typeof REBATE_STATUS)[keyof typeof REBATE_STATUS]

/** The label of each status for promoters. */
export const REBATE_STATUS_LABEL: Readonly<Record<RebateStatus, string>> = { 0: '待结算', 1: '已结算', 2: '已失效' }
