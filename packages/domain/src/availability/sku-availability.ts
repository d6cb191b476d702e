import { PROMOTION_TYPE } from '#codes/promotion-type'
import { AVAILABILITY, type Availability } from '#availability/availability'
import { filterPromotions } from '#promotion/filter-promotions'
import { mainPromotion } from '#promotion/main-promotion'
import type { PromotionConditions, PromotionLike } from '#promotion/promotion-like'
import type { AvailableLike } from '#sku/sku-like'

/**
 * Whether a sku can be bought, and if not, why (S23). The stock that counts beside its own is that of its main
 * promotion, or of its crowd-funding. With `conditions` only promotions that hold then are looked at; without, all.
 */
export function skuAvailability(sku: AvailableLike, conditions?: PromotionConditions): Availability {
  if (sku.skuStatus !== 1) return AVAILABILITY.inactive
  if (sku.skuSaleStatus !== 1) return AVAILABILITY.notOnSale
  const promotionStock = stockOfPromotion(sku.promotions ?? [], conditions)
  if (sku.inventoryStatus === 1 && promotionStock !== 0) return AVAILABILITY.available
  return promotionStock === undefined ? AVAILABILITY.soldOut : AVAILABILITY.promotionSoldOut
}

function stockOfPromotion(promotions: readonly PromotionLike[], conditions?: PromotionConditions): number | undefined {
  const holding = conditions ? filterPromotions(promotions, conditions) : promotions
  const deciding =
    mainPromotion(holding) ?? holding.find((promotion) => promotion.promotionType === PROMOTION_TYPE.crowdFunding)
  return deciding?.promotionInventoryStatus
}
