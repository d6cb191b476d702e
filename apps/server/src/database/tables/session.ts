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
   * Its id for ending it; not the token.
   */
  id: Generated<string>
  /**
   * The wide network it was begun from; see `networkOf`.
   */
  network: Generated<string>
  shopper_id: string
  token_hash: string
  /**
   * When it was used last, to the hour.
   */
  used_at: Generated<number>
}
