// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** What staff note on orders for each other; no shopper reads it. */
export interface OrderNote {
  /**
   * The author’s name at that time.
   */
  author: string
  created_at: number
  order_id: string
  position: number
  text: string
}
