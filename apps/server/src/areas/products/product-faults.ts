import type { ShopFileSpu } from '@hearth/ops'
import type { RowFault } from '#kernel/refused-rows'

/** What products must not say. */
export function productFaults(products: readonly ShopFileSpu[]): RowFault[] {
  const skuNos = products.flatMap(({ skus }, row) => skus.map(({ skuNo }, at) => ({ skuNo, row, at })))
  const first = new Map(skuNos.toReversed().map((one) => [one.skuNo, one]))
  return [
    ...skuNos.flatMap((one) =>
      first.get(one.skuNo) === one
        ? []
        : [{ row: one.row, field: `skus[${one.at}].skuNo`, text: `${one.skuNo} is there twice` }],
    ),
    ...products.flatMap(({ skus, defaultSkuNo }, row) =>
      skus.some(({ skuNo }) => skuNo === defaultSkuNo)
        ? []
        : [{ row, field: 'defaultSkuNo', text: `its defaultSkuNo ${defaultSkuNo} is none of its skus` }],
    ),
  ]
}
