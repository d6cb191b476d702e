import { CAMPAIGN_STATUS, type CampaignStatus } from '#codes/campaign-status'

/** The time of a campaign, epoch ms, its first and its last moment. */
export interface CampaignTime {
  beginTime: number
  endTime: number
}

/** Where a campaign stands at a moment: it runs from its first moment to its last. */
export const campaignStatusAt = ({ beginTime, endTime }: CampaignTime, now: number): CampaignStatus =>
  now < beginTime ? CAMPAIGN_STATUS.notBegun : now <= endTime ? CAMPAIGN_STATUS.running : CAMPAIGN_STATUS.over
