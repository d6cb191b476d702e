// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Visitors with a cart. Only the SHA-256 of a token is kept. */
export interface Visitor {
  created_at: number
  /**
   * When the cart is deleted if it is not used before.
   */
  expires_at: number
  id: string
  token_hash: string
}
