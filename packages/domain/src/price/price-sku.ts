import type { PricingConditions } from '#price/pricing-buyer'
import { filterPromotions } from '#promotion/filter-promotions'
import type { PromotionLike } from '#promotion/promotion-like'
import { isPriceForSome, pricingOf, type PromotionPricing } from '#promotion/promotion-pricing'

/** The price of a sku, in fen. */
export interface SkuPrice<P> {
  /** The price to pay. */
  price: number
  /** The price to strike through; only if `price` is lower. */
  originalPrice?: number
  /** The promotion that sets the price. */
  promotion?: P
}

/**
 * Returns the price of a piece of a sku now (S18, S20): the lowest of the ordinary price and the prices of the active
 * promotions that the shopper qualifies for, by `PROMOTION_PRICING`. Pass a sku that was adapted to the shopper
 * (`skuFor`). A sold-out promotion sets no price if its price is for some shoppers only, or if it is neither a main
 * promotion nor a crowd-funding, such as a member price (104). All other sold-out promotions keep their price, since
 * nobody can buy the sku then (S23). A pre-sale sets the price even if the ordinary price is lower. Without `group`,
 * the shopper buys alone.
 *
 * See {@link struckPrice} for the price that is struck through. It is always a price at which shoppers could buy the
 * sku.
 */
export function priceSku<P extends PromotionLike>(
  sku: { price: number; lowestPrice?: number; promotions?: readonly P[] },
  conditions: PricingConditions,
): SkuPrice<P> {
  let price = Math.max(0, sku.price)
  let promotion: P | undefined
  for (const one of filterPromotions(sku.promotions ?? [], { group: false, ...conditions })) {
    const { bounds } = pricingOf(one)
    if (one.promotionPrice === undefined || !setsPrice(one, conditions)) continue
    const offered = Math.max(0, one.promotionPrice)
    // A pre-sale always sets the price, since a shopper who pays the deposit pays the pre-sale's price in the end. A
    // promotion that is the only way to buy its skus (`bounds`) also sets the price if its price equals the ordinary
    // price, as for a bargain without help so far.
    if (offered < price || one.depositAmount || (bounds && offered === price)) {
      price = offered
      promotion = one
    }
  }
  const originalPrice = struckPrice(sku, promotion)
  return {
    price,
    ...(originalPrice !== undefined && originalPrice > price ? { originalPrice } : {}),
    ...(promotion ? { promotion } : {}),
  }
}

function setsPrice(promotion: PromotionLike, conditions: PricingConditions): boolean {
  const { main, ownPage, price } = pricingOf(promotion)
  const stays = main !== undefined || ownPage
  if (promotion.promotionInventoryStatus === 0 && (isPriceForSome(promotion) || !stays)) return false
  return price === 'everybody' || (price !== undefined && isFulfilled(price, promotion, conditions))
}

/** Whether the shopper qualifies for a price that is for some shoppers only. */
const isFulfilled = (
  price: Exclude<PromotionPricing['price'], 'everybody' | undefined>,
  { promotionId }: PromotionLike,
  conditions: PricingConditions,
): boolean => {
  const asked = conditions[price]
  return typeof asked === 'object' ? asked.promotionId === promotionId : asked === true
}

/**
 * Returns the price that may be struck through, or undefined if there is none. Without a promotion, it is the lowest
 * price at which everybody could buy the sku in the days before (`lowestBefore`). With a promotion, it is this price or
 * the ordinary price, whichever is lower. If the sku was not sold before, it is the ordinary price, but only if the
 * promotion is for some shoppers or for members.
 */
function struckPrice(
  { price, lowestPrice }: { price: number; lowestPrice?: number },
  promotion: PromotionLike | undefined,
): number | undefined {
  if (!promotion) return lowestPrice
  if (lowestPrice !== undefined) return Math.min(price, lowestPrice)
  return isPriceForSome(promotion) || promotion.promotionSupportTarget === 'vip' ? price : undefined
}
