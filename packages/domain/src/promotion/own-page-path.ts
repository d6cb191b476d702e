import { pricingOf } from '#promotion/promotion-pricing'

/**
 * Where a product page leads while a promotion is bought on a page of its own, such as a crowd-funding (S19): the path
 * of that page, or nothing without such a promotion. Hand in promotions that run now.
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
