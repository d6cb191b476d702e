import { pricingOf } from '#promotion/promotion-pricing'

/**
 * The path of the page on which a promotion is bought, such as a crowd-funding (S19): the product page leads there.
 * Nothing if no promotion has such a page.
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
