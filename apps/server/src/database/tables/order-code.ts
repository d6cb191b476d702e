// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** A code that a product is delivered as, encrypted; `digest` knows it again. */
export interface OrderCode {
  created_at: number
  digest: string
  given_at: number | null
  /**
   * The order’s line that was given it; null while nobody has it.
   */
  item_id: string | null
  sealed: string
  sku_no: string
  /**
   * When its order was cancelled: it is given to nobody else.
   */
  withdrawn_at: number | null
}
