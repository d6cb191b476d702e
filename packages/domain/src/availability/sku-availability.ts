import { AVAILABILITY, type Availability } from '#availability/availability'
import { filterPromotions } from '#promotion/filter-promotions'
import { mainPromotion } from '#promotion/main-promotion'
import type { PricingConditions } from '#price/pricing-buyer'
import { isPriceForSome, pricingOf } from '#promotion/promotion-pricing'
import type { PromotionLike } from '#promotion/promotion-like'
import type { AvailableLike } from '#sku/sku-like'

/**
 * Whether a sku can be bought, and if not, why (S23). The stock that counts beside its own is that of its main
 * promotion, or of its crowd-funding; once a price that only some get is gone, the others' is left. With `conditions`
 * only promotions that hold then are looked at; without, all.
 */
export function skuAvailability(sku: AvailableLike, conditions?: PricingConditions): Availability {
  if (sku.skuStatus !== 1) return AVAILABILITY.inactive
  if (sku.skuSaleStatus !== 1) return AVAILABILITY.notOnSale
  const promotion = decidingPromotion(sku.promotions ?? [], conditions)
  const isGone = promotion?.promotionInventoryStatus === 0 && !isPriceForSome(promotion)
  if (sku.inventoryStatus === 1 && !isGone) return AVAILABILITY.available
  return promotion?.promotionInventoryStatus === undefined ? AVAILABILITY.soldOut : AVAILABILITY.promotionSoldOut
}

function decidingPromotion(
  promotions: readonly PromotionLike[],
  conditions?: PricingConditions,
): PromotionLike | undefined {
  const holding = conditions ? filterPromotions(promotions, conditions) : promotions
  return mainPromotion(holding) ?? holding.find((promotion) => pricingOf(promotion).ownPage)
}
