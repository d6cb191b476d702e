import type { RowFault } from '#kernel/refused-rows'

/** Skus that a row names more than once, in its field `skus`. */
export function repeatedSkus(skus: readonly { skuNo: string }[]): RowFault[] {
  const skuNos = skus.map(({ skuNo }) => skuNo)
  return skuNos.flatMap((skuNo, at) =>
    skuNos.indexOf(skuNo) === at ? [] : [{ field: `skus[${at}].skuNo`, text: `${skuNo} 重复出现` }],
  )
}
