// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** An account; see `LEDGER_ACCOUNT`. */
export interface LedgerAccount {
  /**
   * What may be spent; nothing for the house, whose accounts are sums of their entries.
   */
  balance: number | null
  id: string
  kind: string
  owner: string
  unit: string
  /**
   * How many entries it has; not counted for the house.
   */
  version: Generated<number>
}
