import type { BuyNow } from '@hearth/sdk/core'

/** Adds up the quantities of each sku, so that a request that names a sku twice does not exceed its limit. */
export function foldSkus(products: readonly BuyNow[]): BuyNow[] {
  const quantities = new Map<string, number>()
  for (const { skuNo, itemQuantity } of products) quantities.set(skuNo, (quantities.get(skuNo) ?? 0) + itemQuantity)
  return [...quantities].map(([skuNo, itemQuantity]) => ({ skuNo, itemQuantity }))
}
