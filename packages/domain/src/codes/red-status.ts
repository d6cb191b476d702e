/**
 * Whether an invoice was reversed after a refund (F04). An invoice is reversed in full; then a new invoice is issued
 * for the rest of the order. The specification does not define the codes.
 */
export const RED_STATUS = { none: 0, asked: 1, red: 2 } as const

/** One of {@link RED_STATUS}. */
export type RedStatus = (typeof RED_STATUS)[keyof typeof RED_STATUS]

/** The label of each status for shoppers. */
export const RED_STATUS_LABEL: Readonly<Record<RedStatus, string>> = { 0: '有效', 1: '红冲中', 2: '已红冲' }
