/** Whether a shopper has a reservation in a campaign (S17). */
export const RESERVATION_STATUS = { none: 0, reserved: 1 } as const

/** One of {@link RESERVATION_STATUS}. */
export type ReservationStatus = (typeof RESERVATION_STATUS)[keyof typeof RESERVATION_STATUS]

/** The label of each status for shoppers. */
export const RESERVATION_STATUS_LABEL: Readonly<Record<ReservationStatus, string>> = { 0: '未预约', 1: '已预约' }
