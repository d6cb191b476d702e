// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** When a visitor last saw a product; deleted after 30 days. */
export interface SpuSeen {
  seen_at: number
  spu_no: string
  trace_id: string
}
