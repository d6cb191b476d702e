// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** One side of a journal; never changed. */
export interface LedgerEntry {
  account_id: string
  amount: number
  /**
   * The account’s balance with it; nothing for the house.
   */
  balance_after: number | null
  source_id: string
  source_kind: string
  /**
   * The account’s version with it; nothing for the house.
   */
  version: number | null
}
