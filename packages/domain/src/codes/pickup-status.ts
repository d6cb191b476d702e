/** The status of a parcel for a self-pickup cabinet or a pickup point (E06). */
export const PICKUP_STATUS = { onItsWay: 0, waiting: 1, fetched: 2, returned: 3, cancelled: 4 } as const

/** One of {@link PICKUP_STATUS}. */
export type PickupStatus = (typeof PICKUP_STATUS)[keyof typeof PICKUP_STATUS]

/** The label of each status for shoppers. */
export const PICKUP_STATUS_LABEL: Readonly<Record<PickupStatus, string>> = {
  0: '尚未入柜',
  1: '待取件',
  2: '已取件',
  3: '超时未取，已退回',
  4: '已取消',
}
