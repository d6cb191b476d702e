/** Yes and no, where they travel as numbers: `isDefault`, `areaIdOld` and the like. */
export const FLAG = { no: 0, yes: 1 } as const

/** One of {@link FLAG}. */
export type Flag = (typeof FLAG)[keyof typeof FLAG]

/** What shoppers read for each. */
export const FLAG_LABEL: Readonly<Record<Flag, string>> = { 0: '否', 1: '是' }
