import { BUNDLE_KIND, isPurchasable } from '@hearth/domain'
import type { CampaignSku, Cart, ComboBuySku } from '@hearth/sdk/core'
import type { PricedCartLine } from '#areas/cart/cart-line'
import type { NamedBundle } from '#areas/cart/running-bundles'

/**
 * Returns the sets and mark-up sales that a cart offers. Leaves out skus that cannot be bought, and sets with such a
 * sku.
 * @param shelf one piece of each sku of the bundles, at the sku's own price
 * @param inCart the numbers of the skus in the cart
 */
export function bundleOffers(
  bundles: readonly NamedBundle[],
  shelf: readonly PricedCartLine[],
  inCart: ReadonlySet<string>,
): Pick<Cart, 'campaignSkuList' | 'comboBuySkuList'> {
  const offered = new Map(
    shelf.filter(({ status }) => isPurchasable(status)).map((priced) => [priced.line.sku.skuNo, priced]),
  )
  const campaignSkuList = ofKind(bundles, BUNDLE_KIND.markUp).flatMap((sale) => campaignSkus(sale, offered))
  const comboBuySkuList = ofKind(bundles, BUNDLE_KIND.comboBuy).flatMap((set) => comboBuySku(set, offered, inCart))
  return {
    ...(campaignSkuList.length > 0 ? { campaignSkuList } : {}),
    ...(comboBuySkuList.length > 0 ? { comboBuySkuList } : {}),
  }
}

const ofKind = (bundles: readonly NamedBundle[], kind: NamedBundle['kind']) =>
  bundles.filter((one) => one.kind === kind)

const campaignSkus = (
  { promotionId, thresholdAmount = 0, skus }: NamedBundle,
  offered: ReadonlyMap<string, PricedCartLine>,
): CampaignSku[] =>
  skus.flatMap(({ skuNo, price = 0 }) => {
    const priced = offered.get(skuNo)
    if (!priced) return []
    const { spuNo, skuName: name, picture } = priced.line.sku
    return [{ promotionId, thresholdAmount, skuNo, spuNo, name, picture, price, originalPrice: priced.price }]
  })

function comboBuySku(
  { promotionId, name, price = 0, skus }: NamedBundle,
  offered: ReadonlyMap<string, PricedCartLine>,
  inCart: ReadonlySet<string>,
): ComboBuySku[] {
  const parts = skus.flatMap(({ skuNo, itemQuantity }) => {
    const priced = offered.get(skuNo)
    return priced && priced.line.sku.stock >= itemQuantity ? { priced, skuNo, itemQuantity } : []
  })
  if (parts.length < skus.length) return []
  return [
    {
      promotionId,
      name,
      price,
      originalPrice: parts.reduce((sum, { priced, itemQuantity }) => sum + priced.price * itemQuantity, 0),
      skus: parts
        .map(({ priced, skuNo, itemQuantity }) => {
          const { spuNo, skuName, picture } = priced.line.sku
          return { skuNo, spuNo, name: skuName, picture, itemQuantity }
        })
        .sort((one, other) => Number(inCart.has(other.skuNo)) - Number(inCart.has(one.skuNo))),
    },
  ]
}
