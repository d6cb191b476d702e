import { CAMPAIGN_STATUS, type CampaignStatus } from '#codes/campaign-status'

/** First and last moment of a campaign, epoch ms. */
export interface CampaignTime {
  beginTime: number
  endTime: number
}

/** Returns the status of a campaign at a moment: it runs from `beginTime` to `endTime`, both included. */
export const campaignStatusAt = ({ beginTime, endTime }: CampaignTime, now: number): CampaignStatus =>
  now < beginTime ? CAMPAIGN_STATUS.notBegun : now <= endTime ? CAMPAIGN_STATUS.running : CAMPAIGN_STATUS.over
