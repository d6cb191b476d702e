/**
 * What changed a promoter's account (F19): a rebate came in, money was withdrawn, or an order that was given back took
 * its rebate along. The shop's own choice.
 */
export const ACCOUNT_ENTRY_TYPE = { earned: 1, withdrawn: 2, reversed: 3 } as const

/** One of {@link ACCOUNT_ENTRY_TYPE}. */
export type AccountEntryType = (typeof ACCOUNT_ENTRY_TYPE)[keyof typeof ACCOUNT_ENTRY_TYPE]

/** What promoters read for each. */
export const ACCOUNT_ENTRY_TYPE_LABEL: Readonly<Record<AccountEntryType, string>> = {
  1: '返利收入',
  2: '提现',
  3: '退单扣回',
}
