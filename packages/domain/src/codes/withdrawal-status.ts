/** How a withdrawal stands (F19). The shop's own choice. */
export const WITHDRAWAL_STATUS = { processing: 0, paid: 1, failed: 2 } as const

/** One of {@link WITHDRAWAL_STATUS}. */
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUS)[keyof typeof WITHDRAWAL_STATUS]

/** What promoters read for each status. */
export const WITHDRAWAL_STATUS_LABEL: Readonly<Record<WithdrawalStatus, string>> = {
  0: '打款中',
  1: '已到账',
  2: '打款失败',
}
