// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** The order of a prize; the row stays if the order is cancelled. */
export interface PrizeOrder {
  order_id: string
  record_id: string
}
