// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Which products a visitor saw, when last; kept for 30 days. */
export interface SpuSeen {
  seen_at: number
  spu_no: string
  trace_id: string
}
