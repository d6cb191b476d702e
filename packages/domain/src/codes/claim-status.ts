/** Whether a prize was claimed (F07). */
export const CLAIM_STATUS = { open: 0, claimed: 1, expired: 2 } as const

/** One of {@link CLAIM_STATUS}. */
export type ClaimStatus = (typeof CLAIM_STATUS)[keyof typeof CLAIM_STATUS]

/** The label of each status for shoppers. */
export const CLAIM_STATUS_LABEL: Readonly<Record<ClaimStatus, string>> = { 0: '待领取', 1: '已领取', 2: '已过期' }
