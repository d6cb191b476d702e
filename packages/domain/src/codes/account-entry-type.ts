/**
 * The types of entries in a promoter's account (F19): a rebate was earned, money was withdrawn, the rebate of a
 * refunded order was taken back, or money of a failed withdrawal was returned. The specification does not define the
 * codes.
 */
export const ACCOUNT_ENTRY_TYPE = { earned: 1, withdrawn: 2, reversed: 3, returned: 4 } as const

/** One of {@link ACCOUNT_ENTRY_TYPE}. */
export type AccountEntryType = (typeof ACCOUNT_ENTRY_TYPE)[keyof typeof ACCOUNT_ENTRY_TYPE]

/** The label of each type for promoters. */
export const ACCOUNT_ENTRY_TYPE_LABEL: Readonly<Record<AccountEntryType, string>> = {
  1: '返利收入',
  2: '提现',
  3: '退单扣回',
  4: '提现退回',
}
