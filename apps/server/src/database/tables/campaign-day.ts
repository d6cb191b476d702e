// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface CampaignDay {
  campaign_id: string
  day: string
  kind: string
  views: number
  visitors: number
}
