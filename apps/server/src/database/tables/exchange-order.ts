// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Which product of the points mall an order is. */
export interface ExchangeOrder {
  order_id: string
  /**
   * The product of the points mall that points paid.
   */
  product_id: string
}
