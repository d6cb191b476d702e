// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A code as which a product is delivered, encrypted; `digest` identifies it. */
export interface OrderCode {
  created_at: number
  digest: string
  given_at: number | null
  /**
   * The order’s item that received it; null while it is free.
   */
  item_id: string | null
  sealed: string
  sku_no: string
  /**
   * When its order was cancelled; the code is not issued again.
   */
  withdrawn_at: number | null
}
