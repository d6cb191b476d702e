// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** The product of the points mall that an order is for. */
export interface ExchangeOrder {
  order_id: string
  /**
   * The product of the points mall that was bought.
   */
  product_id: string
}
