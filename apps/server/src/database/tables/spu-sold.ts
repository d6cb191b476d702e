// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** What each product has sold, with what it is sorted and found by; see the migration that made it. */
export interface SpuSold {
  category_code: string
  position: number
  /**
   * Pieces sold in all: `sold_before`, and what its skus have sold since.
   */
  sold: number
  /**
   * As the product’s own.
   */
  sold_before: number
  spu_no: string
}
