import { AVAILABILITY, type Availability } from '#availability/availability'
import { filterPromotions } from '#promotion/filter-promotions'
import { mainPromotion } from '#promotion/main-promotion'
import type { PricingConditions } from '#price/pricing-buyer'
import { isPriceForSome, pricingOf } from '#promotion/promotion-pricing'
import type { PromotionLike } from '#promotion/promotion-like'
import type { AvailableLike } from '#sku/sku-like'

/**
 * Returns whether a sku can be bought, and if not, the reason (S23). The sku must have stock. If its main promotion or
 * its crowd-funding has stock of its own, that stock must not be sold out either, unless the promotion's price is for
 * some shoppers only: other shoppers then buy at the ordinary price. Pieces of a reservation campaign (110) are sold
 * only to shoppers with a reservation. Without `group`, the shopper buys alone.
 * @param conditions the shopper and the moment; absent: every promotion counts as running
 */
export function skuAvailability(sku: AvailableLike, conditions?: PricingConditions): Availability {
  if (sku.skuStatus !== 1) return AVAILABILITY.inactive
  if (sku.skuSaleStatus !== 1) return AVAILABILITY.notOnSale
  const promotion = decidingPromotion(sku.promotions ?? [], conditions)
  if (promotion && conditions && isForOthers(promotion, conditions)) return AVAILABILITY.notOnSale
  const isGone = promotion?.promotionInventoryStatus === 0 && !isPriceForSome(promotion)
  if (sku.inventoryStatus === 1 && !isGone) return AVAILABILITY.available
  return promotion?.promotionInventoryStatus === undefined ? AVAILABILITY.soldOut : AVAILABILITY.promotionSoldOut
}

/** Whether a promotion reserves its sku for shoppers with a reservation, and this shopper has none. */
const isForOthers = (promotion: PromotionLike, { reservation }: PricingConditions): boolean =>
  pricingOf(promotion).reservedAt !== undefined && reservation?.promotionId !== promotion.promotionId

function decidingPromotion(
  promotions: readonly PromotionLike[],
  conditions?: PricingConditions,
): PromotionLike | undefined {
  const holding = conditions ? filterPromotions(promotions, { group: false, ...conditions }) : promotions
  return mainPromotion(holding) ?? holding.find((promotion) => pricingOf(promotion).ownPage)
}
