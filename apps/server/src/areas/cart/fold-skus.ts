import type { BuyNow } from '@hearth/sdk/core'

/** One line for each sku, so that naming it twice does not get round its limit. */
export function foldSkus(products: readonly BuyNow[]): BuyNow[] {
  const quantities = new Map<string, number>()
  for (const { skuNo, itemQuantity } of products) quantities.set(skuNo, (quantities.get(skuNo) ?? 0) + itemQuantity)
  return [...quantities].map(([skuNo, itemQuantity]) => ({ skuNo, itemQuantity }))
}
