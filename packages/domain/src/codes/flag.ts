/** Yes and no for fields that are numbers on the wire, such as `isDefault` and `areaIdOld`. */
export const FLAG = { no: 0, yes: 1 } as const

/** One of {@link FLAG}. */
export type Flag = (typeof FLAG)[keyof typeof FLAG]

/** The label of each value for shoppers. */
export const FLAG_LABEL: Readonly<Record<Flag, string>> = { 0: '否', 1: '是' }
