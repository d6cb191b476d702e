// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** An account; see `LEDGER_ACCOUNT`. */
export interface LedgerAccount {
  /**
   * What can be spent; null for the shop’s own accounts, whose balance is the sum of their entries.
   */
  balance: number | null
  id: string
  kind: string
  owner: string
  unit: string
  /**
   * Number of its entries; not counted for the shop’s own accounts.
   */
  version: Generated<number>
}
