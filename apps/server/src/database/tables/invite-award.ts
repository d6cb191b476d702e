// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** An award of a promoter for a step of an invitation campaign: one a step. */
export interface InviteAward {
  /**
   * The step that was reached.
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
   * Whose invitations reached it.
   */
  promoter_id: string
  taken_at: number | null
  won_at: number
}
