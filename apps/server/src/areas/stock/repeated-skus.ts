import type { RowFault } from '#kernel/ops/refused-rows'

/** Returns faults for skus that a row names more than once in its field `skus`. */
export const repeatedSkus = (skus: readonly { skuNo: string }[]): RowFault[] =>
  repeated(
    skus.map(({ skuNo }) => skuNo),
    (at) => `skus[${at}].skuNo`,
  )

/** Returns faults for numbers that a row names more than once in its field `skuNos`. */
export const repeatedSkuNos = (skuNos: readonly string[]): RowFault[] => repeated(skuNos, (at) => `skuNos[${at}]`)

const repeated = (skuNos: readonly string[], fieldOf: (at: number) => string): RowFault[] =>
  skuNos.flatMap((skuNo, at) =>
    skuNos.indexOf(skuNo) === at ? [] : [{ field: fieldOf(at), text: `${skuNo} 重复出现` }],
  )
