// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Which bargain an order buys by, those that lapsed too. */
export interface BargainOrder {
  bargain_id: string
  order_id: string
  promotion_id: string
}
