// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A number of invited buyers of a campaign, and the coupon that they win. */
export interface InviteStep {
  /**
   * Invited buyers that the step requires.
   */
  buyer_count: number
  campaign_id: string
  coupon_batch_id: string
}
