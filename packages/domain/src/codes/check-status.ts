/** Whether a cart line is checked: `shoppingCartStatus` on the wire (E09, S15). */
export const CHECK_STATUS = { unchecked: 0, checked: 1 } as const

/** One of {@link CHECK_STATUS}. */
export type CheckStatus = (typeof CHECK_STATUS)[keyof typeof CHECK_STATUS]

/** The text of each status for screen readers. */
export const CHECK_STATUS_LABEL: Readonly<Record<CheckStatus, string>> = { 0: '未选中', 1: '已选中' }
