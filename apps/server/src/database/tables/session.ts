// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** Logins. Only the SHA-256 of a token is kept. */
export interface Session {
  created_at: number
  /**
   * Name of its device, for the shopper.
   */
  device: Generated<string>
  expires_at: number
  /**
   * Id by which the shopper can end it; not the token.
   */
  id: Generated<string>
  /**
   * The wide network where it began; see `networkOf`.
   */
  network: Generated<string>
  shopper_id: string
  token_hash: string
  /**
   * When it was last used, to the hour.
   */
  used_at: Generated<number>
}
