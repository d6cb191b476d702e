// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
export interface CampaignVisitor {
  campaign_id: string
  day: string
  kind: string
  visitor: string
}
