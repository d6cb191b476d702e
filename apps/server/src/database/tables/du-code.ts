// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A redemption code. Only the SHA-256 of its characters is stored, as its id. */
export interface DuCode {
  batch_id: string
  created_at: number
  id: string
  /**
   * The order that has used it; null while it can be used.
   */
  order_id: string | null
  /**
   * The shopper of that order.
   */
  shopper_id: string | null
  /**
   * Its last four characters.
   */
  tail: string
  used_at: number | null
}
