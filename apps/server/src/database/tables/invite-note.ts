// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A telephone that a promoter invited; forgotten after 30 days. */
export interface InviteNote {
  campaign_id: string
  /**
   * HMAC of the number.
   */
  digest: string
  noted_at: number
  /**
   * The promoter who invited the number.
   */
  promoter_id: string
  /**
   * When the shop last sent an SMS to it; null where the promoter did.
   */
  sent_at: number | null
}
