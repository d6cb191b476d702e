/**
 * The status of a shopper's request for a notice when a sku is back in stock (F11). The specification does not define
 * the codes.
 */
export const ARRIVAL_NOTICE_STATUS = { waiting: 0, told: 1, cancelled: 2 } as const

/** One of {@link ARRIVAL_NOTICE_STATUS}. */
export type ArrivalNoticeStatus = (typeof ARRIVAL_NOTICE_STATUS)[keyof typeof ARRIVAL_NOTICE_STATUS]

/** The label of each status for shoppers. */
export const ARRIVAL_NOTICE_STATUS_LABEL: Readonly<Record<ArrivalNoticeStatus, string>> = {
  0: '等待到货',
  1: '已通知',
  2: '已取消',
}
