/** How a product is sent back (E08): not at all, collected by a courier, or sent by the shopper. */
export const RETURN_TYPE = { none: 0, fetched: 1, sent: 2 } as const

/** One of {@link RETURN_TYPE}. */
export type ReturnType = (typeof RETURN_TYPE)[keyof typeof RETURN_TYPE]

/** The label of each way for shoppers. */
export const RETURN_TYPE_LABEL: Readonly<Record<ReturnType, string>> = { 0: '无需寄回', 1: '上门取件', 2: '自行寄回' }
