// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
/** Sold pieces of each product, with columns for sorting and search; see its migration. */
export interface SpuSold {
  category_code: string
  position: number
  /**
   * Pieces sold in all: `sold_before`, and the pieces that its skus sold since.
   */
  sold: number
  /**
   * The product’s `sold_before`.
   */
  sold_before: number
  spu_no: string
}
