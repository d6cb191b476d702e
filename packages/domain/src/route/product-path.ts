/** The path of a product's page, with one of its skus chosen where that is named. Both may hold any sign. */
export const productPath = (spuNo: string, skuNo?: string): string =>
  `/product/${encodeURIComponent(spuNo)}${skuNo === undefined ? '' : `?skuNo=${encodeURIComponent(skuNo)}`}`
