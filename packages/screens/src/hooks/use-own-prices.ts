import { priceSku, skuFor } from '@hearth/domain'
import { userStore, useShop, type ProductItem } from '@hearth/state'
import { usePromotionTime } from '#hooks/use-promotion-time'

/**
 * Replaces everybody's prices on cards by the shopper's own, those of product page and cart. Until the shopper is
 * known, cards stay as they are.
 */
export function useOwnPrices(products: readonly ProductItem[] = []): ProductItem[] {
  const buyer = useShop(userStore, ({ info }) => info.data?.buyer)
  const now = usePromotionTime(products.map(({ pricing }) => pricing ?? {}))
  return products.map((product) =>
    buyer && product.pricing
      ? {
          ...product,
          originalPrice: undefined,
          ...priceSku(skuFor({ ...product, ...product.pricing }, buyer), { ...buyer, now }),
        }
      : product,
  )
}
