/** The group of shoppers that presents are for (F11). */
export const PRESENT_TYPE = { newcomer: 'newcomer' } as const

/** One of {@link PRESENT_TYPE}. */
export type PresentType = (typeof PRESENT_TYPE)[keyof typeof PRESENT_TYPE]

/** The label that shoppers read for the presents of each group. */
export const PRESENT_TYPE_LABEL: Readonly<Record<PresentType, string>> = { newcomer: '新人礼' }
