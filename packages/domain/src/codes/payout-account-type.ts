/** The kind of account that a promoter's money is paid to (F19). The specification does not define the codes. */
export const PAYOUT_ACCOUNT_TYPE = { bankCard: 1, wallet: 2 } as const

/** One of {@link PAYOUT_ACCOUNT_TYPE}. */
export type PayoutAccountType = (typeof PAYOUT_ACCOUNT_TYPE)[keyof typeof PAYOUT_ACCOUNT_TYPE]

/** The label that promoters read for each kind of account. */
export const PAYOUT_ACCOUNT_TYPE_LABEL: Readonly<Record<PayoutAccountType, string>> = { 1: '银行卡', 2: '电子钱包' }
