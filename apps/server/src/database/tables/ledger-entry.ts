// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** One side of a journal; never changed. */
export interface LedgerEntry {
  account_id: string
  amount: number
  /**
   * The account’s balance after this entry; null for the shop’s own accounts.
   */
  balance_after: number | null
  source_id: string
  source_kind: string
  /**
   * The account’s version after this entry; null for the shop’s own accounts.
   */
  version: number | null
}
