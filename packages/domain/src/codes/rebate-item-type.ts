/** The kinds of items that earn rebates (E11). The specification does not define the codes. */
export const REBATE_ITEM_TYPE = { single: 1, suit: 2, freeTrial: 3 } as const

/** One of {@link REBATE_ITEM_TYPE}. */
export type RebateItemType = (typeof REBATE_ITEM_TYPE)[keyof typeof REBATE_ITEM_TYPE]

/** The label that promoters read for each kind of item. */
export const REBATE_ITEM_TYPE_LABEL: Readonly<Record<RebateItemType, string>> = { 1: '单品', 2: '套装', 3: '免费试用' }
