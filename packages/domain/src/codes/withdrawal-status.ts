/**
 * The status of a withdrawal (F19). The shop's own choice, in the order of its steps; a provider's results are
 * distinguished from staff's decisions.
 */
export const WITHDRAWAL_STATUS = {
  /** Staff review it. */
  reviewing: 0,
  /** It is to be sent. */
  approved: 1,
  /** The provider has it, or may have it. */
  sending: 2,
  /** The promoter is to confirm it at the provider. */
  confirming: 3,
  paid: 4,
  /** Staff refused it. */
  refused: 5,
  /** The provider did not pay it out. */
  failed: 6,
  /** It was paid out and came back. */
  bounced: 7,
} as const

/** One of {@link WITHDRAWAL_STATUS}. */
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUS)[keyof typeof WITHDRAWAL_STATUS]

/** What promoters read for each status. */
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
