/** Whether a self-pickup cabinet takes parcels (E06). */
export const CABINET_STATUS = { full: 0, open: 1 } as const

/** One of {@link CABINET_STATUS}. */
export type CabinetStatus = (typeof CABINET_STATUS)[keyof typeof CABINET_STATUS]

/** The label of each status for shoppers. */
export const CABINET_STATUS_LABEL: Readonly<Record<CabinetStatus, string>> = { 0: '已满', 1: '可使用' }
