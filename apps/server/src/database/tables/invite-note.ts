// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A telephone that a promoter invited; deleted after 30 days. */
export interface InviteNote {
  campaign_id: string
  /**
   * HMAC of the telephone.
   */
  digest: string
  noted_at: number
  /**
   * The promoter who invited the telephone.
   */
  promoter_id: string
  /**
   * When the shop last sent an SMS to the telephone; null if the promoter sends it.
   */
  sent_at: number | null
}
