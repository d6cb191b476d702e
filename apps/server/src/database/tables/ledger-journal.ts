// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** What one event moved. */
export interface LedgerJournal {
  event_at: number
  posted_at: number
  source_id: string
  source_kind: string
}
