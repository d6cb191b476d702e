// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** The order that a prize is sent by; one that was cancelled stays. */
export interface PrizeOrder {
  order_id: string
  record_id: string
}
