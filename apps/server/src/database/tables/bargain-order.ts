// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** The bargain that an order buys, also for expired orders. */
export interface BargainOrder {
  bargain_id: string
  order_id: string
  promotion_id: string
}
