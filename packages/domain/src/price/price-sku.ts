import { PROMOTION_TYPE } from '#codes/promotion-type'
import { filterPromotions } from '#promotion/filter-promotions'
import { isPriceForSome } from '#promotion/is-price-for-some'
import { MAIN_PROMOTION_TYPES } from '#promotion/main-promotion'
import type { PromotionConditions, PromotionLike } from '#promotion/promotion-like'

/** Who buys, when and how. */
export interface PriceConditions extends PromotionConditions {
  /** Whether the shopper has never ordered, which the price of a 112 needs. */
  newcomer?: boolean
  /** Whether it is bought in a group, which the price of a 103 needs. */
  group?: boolean
}

/** The price of a sku, in fen. */
export interface SkuPrice<P> {
  /** To pay. */
  price: number
  /** To strike through; only when `price` is lower. */
  originalPrice?: number
  /** The promotion that sets the price. */
  promotion?: P
}

/**
 * What a sku costs now (S18, S20): the lowest of its ordinary price and the prices of the promotions that hold and that
 * this shopper fulfils. A 103 asks for a group, a 112 for a newcomer, a 113 is bought on a page of its own. Once its
 * own stock is gone, an extra such as a 104 sets no price, nor does a price for some; another main promotion keeps its
 * price then, since nobody can buy the sku (S23).
 */
export function priceSku<P extends PromotionLike>(
  sku: { price: number; marketPrice?: number; promotions?: readonly P[] },
  conditions: PriceConditions,
): SkuPrice<P> {
  let price = Math.max(0, sku.price)
  let promotion: P | undefined
  for (const one of filterPromotions(sku.promotions ?? [], conditions)) {
    if (one.promotionPrice === undefined || !setsPrice(one, conditions)) continue
    const offered = Math.max(0, one.promotionPrice)
    if (offered < price) {
      price = offered
      promotion = one
    }
  }
  const originalPrice = promotion ? sku.price : sku.marketPrice
  return {
    price,
    ...(originalPrice !== undefined && originalPrice > price ? { originalPrice } : {}),
    ...(promotion ? { promotion } : {}),
  }
}

function setsPrice(promotion: PromotionLike, { newcomer, group }: PriceConditions): boolean {
  const { promotionType, promotionInventoryStatus } = promotion
  if (promotionInventoryStatus === 0 && (isPriceForSome(promotion) || !MAIN_PROMOTION_TYPES.includes(promotionType)))
    return false
  if (promotionType === PROMOTION_TYPE.groupBuy) return group === true
  if (promotionType === PROMOTION_TYPE.newcomer) return newcomer === true
  return promotionType !== PROMOTION_TYPE.crowdFunding && promotionType !== PROMOTION_TYPE.gift
}
