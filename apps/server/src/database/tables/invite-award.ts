// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A promoter’s award for a step of an invitation campaign: a row for each step. */
export interface InviteAward {
  /**
   * Buyers of the step that was reached.
   */
  buyer_count: number
  campaign_id: string
  coupon_batch_id: string
  /**
   * The coupon that was taken; null before.
   */
  coupon_id: string | null
  id: string
  /**
   * The promoter whose invitations reached it.
   */
  promoter_id: string
  taken_at: number | null
  won_at: number
}
