import type { Generated } from 'kysely'

/** An account; see `LEDGER_ACCOUNT`. */
export interface LedgerAccountTable {
  id: string
  kind: string
  owner: string
  unit: string
  /** What may be spent; nothing for the house, whose accounts are sums of their entries. */
  balance: number | null
  /** How many entries it has; not counted for the house. */
  version: Generated<number>
}

/** What one event moved. */
export interface LedgerJournalTable {
  source_kind: string
  source_id: string
  event_at: number
  posted_at: number
}

/** One side of a journal; never changed. */
export interface LedgerEntryTable {
  source_kind: string
  source_id: string
  account_id: string
  amount: number
  /** The account's balance and version with it; nothing for the house. */
  balance_after: number | null
  version: number | null
}
