import { pricingOf } from '#promotion/promotion-pricing'

/**
 * Where a product page leads when its product is being crowd-funded (S19): the path of the crowd-funding detail, or
 * nothing without a promotion 113. Hand in promotions that run now.
 */
export function crowdFundingPath(
  spuNo: string,
  promotions: readonly { promotionId: string; promotionType: number }[],
): string | undefined {
  const promotion = promotions.find((one) => pricingOf(one).ownPage)
  if (!promotion) return undefined
  return `/crowd/funding/detail/${encodeURIComponent(spuNo)}?promotionId=${encodeURIComponent(promotion.promotionId)}`
}
