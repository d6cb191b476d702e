import { pricingOf } from '#promotion/promotion-pricing'

/**
 * Returns the path of the page on which products of a promotion are bought, such as that of a crowd-funding (S19), to
 * which the product page leads. Returns undefined if no promotion has such a page.
 * @param promotions the running promotions of the product
 */
export function ownPagePath(
  spuNo: string,
  promotions: readonly { promotionId: string; promotionType: number }[],
): string | undefined {
  const promotion = promotions.find((one) => pricingOf(one).ownPage)
  if (!promotion) return undefined
  const { ownPage } = pricingOf(promotion)
  return `${ownPage}${encodeURIComponent(spuNo)}?promotionId=${encodeURIComponent(promotion.promotionId)}`
}
