/**
 * The status of a withdrawal (F19), in the order of its steps. Each result of the payout provider and each decision of
 * staff has a code. The specification does not define the codes.
 */
export const WITHDRAWAL_STATUS = {
  /** Staff have to review the withdrawal. */
  reviewing: 0,
  /** The withdrawal is approved, and is about to be sent to the provider. */
  approved: 1,
  /** The shop sent the withdrawal to the provider. The shop may not know yet whether the provider received it. */
  sending: 2,
  /** The promoter has to confirm the payout at the provider. */
  confirming: 3,
  paid: 4,
  /** Staff refused the withdrawal. */
  refused: 5,
  /** The provider did not pay the withdrawal. */
  failed: 6,
  /** The withdrawal was paid, and the money came back. */
  bounced: 7,
} as const

/** One of {@link WITHDRAWAL_STATUS}. */
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUS)[keyof typeof WITHDRAWAL_STATUS]

/** The label of each status for promoters. */
export const WITHDRAWAL_STATUS_LABEL: Readonly<Record<WithdrawalStatus, string>> = {
  0: '审核中',
  1: '待打款',
  2: '打款中',
  3: '待收款',
  4: '已到账',
  5: '审核未通过',
  6: '打款失败',
  7: '已退回',
}
