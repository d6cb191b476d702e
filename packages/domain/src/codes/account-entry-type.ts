/**
 * What changed a promoter's account (F19): a rebate came in, money was withdrawn, an order that was given back took its
 * rebate along, or a withdrawal that was not paid out came back. The shop's own choice.
 */
export const ACCOUNT_ENTRY_TYPE = { earned: 1, withdrawn: 2, reversed: 3, returned: 4 } as const

/** One of {@link ACCOUNT_ENTRY_TYPE}. */
export type AccountEntryType = (typeof ACCOUNT_ENTRY_TYPE)[keyof typeof ACCOUNT_ENTRY_TYPE]

/** What promoters read for each. */
export const ACCOUNT_ENTRY_TYPE_LABEL: Readonly<Record<AccountEntryType, string>> = {
  1: '返利收入',
  2: '提现',
  3: '退单扣回',
  4: '提现退回',
}
