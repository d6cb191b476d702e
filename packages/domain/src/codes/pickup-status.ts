/** Where a parcel stands that goes to a self-pickup cabinet (E06). */
export const PICKUP_STATUS = { onItsWay: 0, waiting: 1, fetched: 2 } as const

/** One of {@link PICKUP_STATUS}. */
export type PickupStatus = (typeof PICKUP_STATUS)[keyof typeof PICKUP_STATUS]

/** What shoppers read for each status. */
export const PICKUP_STATUS_LABEL: Readonly<Record<PickupStatus, string>> = { 0: '尚未入柜', 1: '待取件', 2: '已取件' }
