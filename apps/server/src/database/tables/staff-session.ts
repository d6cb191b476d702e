// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A login of staff. */
export interface StaffSession {
  created_at: number
  expires_at: number
  /**
   * The wide network where it began; see `networkOf`.
   */
  network: string
  staff_id: string
  token_hash: string
  used_at: number
}
