// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Sent login codes, by the SHA-256 of the requester’s ticket. */
export interface LoginCode {
  code_hash: string
  expires_at: number
  telephone: string
  ticket_hash: string
  tries_left: number
}
