// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** How many invited buyers of a campaign win which coupon. */
export interface InviteStep {
  /**
   * Invited buyers that it takes.
   */
  buyer_count: number
  campaign_id: string
  coupon_batch_id: string
}
