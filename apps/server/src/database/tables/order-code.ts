// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A code that a product is delivered as, encrypted; `digest` knows it again. */
export interface OrderCode {
  created_at: number
  digest: string
  given_at: number | null
  /**
   * The order line that received it; null while it is free.
   */
  item_id: string | null
  sealed: string
  sku_no: string
  /**
   * When its order was cancelled: it is not issued again.
   */
  withdrawn_at: number | null
}
