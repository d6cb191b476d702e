import type { CellNames } from '#shop-file/goods/goods-column'
import { SKU_COLUMNS } from '#shop-file/goods/sku-columns'
import { SPU_COLUMNS, SPU_NO } from '#shop-file/goods/spu-columns'
import type { GoodsSpu } from '#shop-file/goods/stored-goods'

/**
 * Returns products as rows, one for each sku. A product's own columns are filled in its first row only, so that each
 * value is changed in one place.
 */
export function goodsRows(
  products: readonly GoodsSpu[],
  { categories, merchants }: Pick<CellNames, 'categories' | 'merchants'>,
): string[][] {
  const names: CellNames = { categories, merchants, categoryOf: (name) => name, pictureOf: (name) => name }
  return products.flatMap((spu) =>
    spu.skus.map((sku, at) => [
      ...SPU_COLUMNS.map((column) => (at === 0 || column === SPU_NO ? column.show(spu, names) : '')),
      ...SKU_COLUMNS.map((column) => column.show(sku, names)),
    ]),
  )
}
