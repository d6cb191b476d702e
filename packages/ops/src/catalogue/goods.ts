import type { Call } from '@hearth/sdk/core'
import type { GoodsPage, ImportGoods, ListGoods, PreviewGoods, TakenGoods } from './goods-rows.types'

/** Products as rows of a spreadsheet, one for each sku: exported, and imported again. */
export const goods = {
  /** Lists products with all columns of the goods spreadsheet, in the order of the shop's pages. */
  list: 'GET /ops/goods/v1 may=products.read' as Call<ListGoods, GoodsPage>,
  /**
   * Adds or changes the products in the rows of a spreadsheet: all of them or none. Fields without a column stay as
   * they are.
   * @throws badInput 107002400: for faulty rows; the message has a line for every fault, with its row and column, and
   *   `field` is `file`
   * @throws stale 107003409: when another file was imported, or the shop was changed, since it was read
   */
  import: 'POST /ops/goods/import/v1 may=shop.import' as Call<ImportGoods, TakenGoods>,
  /**
   * Returns what an import of these rows would change, without changing anything.
   * @throws badInput 107002400: for faulty rows; the message has a line for every fault, with its row and column, and
   *   `field` is `file`
   */
  preview: 'POST /ops/goods/preview/v1 reads may=shop.import' as Call<PreviewGoods, TakenGoods>,
}

export type * from './goods-rows.types'
