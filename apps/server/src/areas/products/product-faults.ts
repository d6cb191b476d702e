import type { ShopFileSku, ShopFileSpu } from '@hearth/ops'
import type { RowFault } from '#kernel/ops/refused-rows'

/** Returns the faults of products in a shop file. */
export function productFaults(products: readonly ShopFileSpu[]): RowFault[] {
  const skuNos = products.flatMap(({ skus }, row) => skus.map(({ skuNo }, at) => ({ skuNo, row, at })))
  const first = new Map(skuNos.toReversed().map((one) => [one.skuNo, one]))
  return [
    ...skuNos.flatMap((one) =>
      first.get(one.skuNo) === one
        ? []
        : [{ row: one.row, field: `skus[${one.at}].skuNo`, text: `${one.skuNo} 重复出现` }],
    ),
    ...products.flatMap(({ skus, defaultSkuNo }, row) =>
      skus.some(({ skuNo }) => skuNo === defaultSkuNo)
        ? []
        : [{ row, field: 'defaultSkuNo', text: `${defaultSkuNo} 不是这个商品的规格` }],
    ),
    ...products.flatMap(({ skus }, row) => alike(skus).map((fault) => ({ row, ...fault }))),
  ]
}

/** Returns faults for skus of one product that have the same attributes. */
function alike(skus: readonly ShopFileSku[]): RowFault[] {
  const first = new Map<string, string>()
  return skus.flatMap(({ skuNo, attributes }, at) => {
    const choices = JSON.stringify(attributes.map(({ name, value }) => [name, value]).toSorted())
    const other = first.get(choices)
    if (other === undefined) first.set(choices, skuNo)
    return other === undefined ? [] : [{ field: `skus[${at}].attributes`, text: `${skuNo} 与 ${other} 的规格相同` }]
  })
}
