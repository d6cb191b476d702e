import { cartParts } from '#cart/cart-parts'
import { cartProducts } from '#cart/cart-products'
import type { CartLike, PricedCartProduct } from '#cart/cart-like'
import { BUNDLE_KIND } from '#codes/bundle-kind'
import { CHECK_STATUS } from '#codes/check-status'
import { isPurchasable } from '#codes/product-status'
import type { PromotionType } from '#codes/promotion-type'
import { judgeBundles, type BundlePart, type JudgedBundles, type PricingBundle } from '#price/bundle-rows'

/**
 * Types of promotions whose products are in no bundle (`isSoldAlone`): pre-sales, which have a deposit, and
 * crowd-fundings. The codes are literals, so that the cart's page does not load the table of all promotion types.
 */
const SOLD_ALONE: readonly (PromotionType | undefined)[] = [105, 113]

/** Whether the order includes a product: it is checked and can be bought (S15). */
export const isOrdered = ({ shoppingCartStatus, productStatus }: PricedCartProduct): boolean =>
  shoppingCartStatus === CHECK_STATUS.checked && isPurchasable(productStatus)

/** Applies sets and mark-up sales to a displayed cart, by the same rules as the server's `priceOrder`. */
export const judgeCartBundles = <P extends PricedCartProduct>(
  cart: CartLike<P>,
  bundles: readonly PricingBundle[],
): JudgedBundles =>
  judgeBundles(
    bundles,
    cartProducts(cart)
      .filter((product) => isOrdered(product) && !product.duCode && !isSoldAlone(product))
      .flatMap(partsOf),
  )

const isSoldAlone = ({ promotionType }: PricedCartProduct): boolean =>
  SOLD_ALONE.includes(promotionType as PromotionType | undefined)

/** Returns the sets and mark-up sales that the cart's data contains. */
export function bundlesOf<P>({ campaignSkuList = [], comboBuySkuList = [] }: CartLike<P>): PricingBundle[] {
  const sales = new Map<string, PricingBundle>()
  for (const { promotionId, thresholdAmount, skuNo, price } of campaignSkuList) {
    const { skus = [] } = sales.get(promotionId) ?? {}
    const sku = { skuNo, itemQuantity: 1, price }
    sales.set(promotionId, { promotionId, kind: BUNDLE_KIND.markUp, thresholdAmount, skus: [...skus, sku] })
  }
  const sets = comboBuySkuList.map((set): PricingBundle => ({ ...set, kind: BUNDLE_KIND.comboBuy }))
  return [...sets, ...sales.values()]
}

const partsOf = (product: PricedCartProduct): BundlePart[] =>
  cartParts(product).map(({ id, price, quantity }) => {
    const { skuNo, floorPrice } = product
    return { id, skuNo, price, quantity, floorPrice }
  })
