/** Whether an award or a present can be taken (F07, F20). The specification does not define the codes. */
export const AWARD_STATUS = { notReached: 0, claimable: 1, claimed: 2 } as const

/** One of {@link AWARD_STATUS}. */
export type AwardStatus = (typeof AWARD_STATUS)[keyof typeof AWARD_STATUS]

/** The label of each status for shoppers. */
export const AWARD_STATUS_LABEL: Readonly<Record<AwardStatus, string>> = { 0: '未达成', 1: '待领取', 2: '已领取' }
