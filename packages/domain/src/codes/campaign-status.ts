/**
 * The status that a campaign, such as a flash sale, a reservation or an invitation, has at a moment (F08, F20). The
 * specification does not define the codes.
 */
export const CAMPAIGN_STATUS = { notBegun: 0, running: 1, over: 2 } as const

/** One of {@link CAMPAIGN_STATUS}. */
export type CampaignStatus = (typeof CAMPAIGN_STATUS)[keyof typeof CAMPAIGN_STATUS]

/** The label of each status for shoppers. */
export const CAMPAIGN_STATUS_LABEL: Readonly<Record<CampaignStatus, string>> = {
  0: '即将开始',
  1: '进行中',
  2: '已结束',
}
