import { priceSku, skuFor } from '@hearth/domain'
import { useNow, userStore, useShop, type ProductItem } from '@hearth/state'

/**
 * Puts the shopper's own prices on cards, which come with those of everybody: the ones a product page shows and a cart
 * charges. Until it is known who is there, cards stay as they are.
 */
export function useOwnPrices(): (products: ProductItem[]) => ProductItem[] {
  const buyer = useShop(userStore, ({ info }) => info.data?.buyer)
  const now = useNow(60_000)
  return (products) =>
    products.map((product) =>
      buyer && product.pricing
        ? {
            ...product,
            originalPrice: undefined,
            ...priceSku(skuFor({ ...product, ...product.pricing }, buyer), { ...buyer, now }),
          }
        : product,
    )
}
