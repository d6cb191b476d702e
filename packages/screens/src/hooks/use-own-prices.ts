import { priceSku, skuFor } from '@hearth/domain'
import { userStore, useShop, type ProductItem } from '@hearth/state'
import { usePromotionTime } from '#hooks/use-promotion-time'

/**
 * Returns products with the shopper's own prices, which are the prices of the product page and the cart. Until the
 * shopper is known, the products are unchanged.
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
