/**
 * The meaning of a parcel's tracking entry (F03). The specification does not define the codes; the courier's own text
 * is stored with them.
 */
export const LOGISTICS_STATUS = {
  /** The shop shipped the parcel. The courier has reported nothing yet. */
  sent: 0,
  collected: 1,
  inTransit: 2,
  delivering: 3,
  signed: 4,
  problem: 5,
  returned: 6,
} as const

/** One of {@link LOGISTICS_STATUS}. */
export type LogisticsStatus = (typeof LOGISTICS_STATUS)[keyof typeof LOGISTICS_STATUS]

/** The label of each status for shoppers. */
export const LOGISTICS_STATUS_LABEL: Readonly<Record<LogisticsStatus, string>> = {
  0: '已发货',
  1: '已揽收',
  2: '运输中',
  3: '派送中',
  4: '已签收',
  5: '疑难件',
  6: '已退回',
}
