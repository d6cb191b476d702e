/**
 * Returns the path of a product's page, with the chosen sku if there is one. Both numbers can contain any characters.
 */
export const productPath = (spuNo: string, skuNo?: string): string =>
  `/product/${encodeURIComponent(spuNo)}${skuNo === undefined ? '' : `?skuNo=${encodeURIComponent(skuNo)}`}`
