import type { PricingConditions } from '#price/pricing-buyer'
import { filterPromotions } from '#promotion/filter-promotions'
import type { PromotionLike } from '#promotion/promotion-like'
import { isPriceForSome, pricingOf, type PromotionPricing } from '#promotion/promotion-pricing'

/** The price of a sku, in fen. */
export interface SkuPrice<P> {
  /** To pay. */
  price: number
  /** The price to strike through: the price before; only when `price` is lower. */
  originalPrice?: number
  /** The promotion that sets the price. */
  promotion?: P
}

/**
 * What a piece of a sku costs now (S18, S20): the lowest of its ordinary price and the prices of the promotions that
 * hold and that this shopper fulfils, as `PROMOTION_PRICING` says of each type. Hand in a sku as the shopper may
 * have it (`skuFor`). Once its own stock is gone, an extra such as a 104 sets no price, nor does a price for some;
 * another main promotion keeps its price then, since nobody can buy the sku (S23). A pre-sale sets the price even where
 * the shelf's is lower. Who asks for no group buys alone.
 *
 * What is struck through is never a price that nobody paid: see {@link struckPrice}.
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
    // A pre-sale decides: who pays a deposit on a piece pays its price in the end. What has an order
    // of its own may be bought so at the shelf's price: a crowd-funding, a bargain that nobody has helped with.
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

/** Whether the buyer may have a price that is for some shoppers alone. */
const isFulfilled = (
  price: Exclude<PromotionPricing['price'], 'everybody' | undefined>,
  { promotionId }: PromotionLike,
  conditions: PricingConditions,
): boolean => {
  const asked = conditions[price]
  return typeof asked === 'object' ? asked.promotionId === promotionId : asked === true
}

/**
 * What may be struck through: the lowest price at which anybody could have it in the days before, as
 * `lowestBefore` finds it. A promotion is compared with the ordinary price too, where that is lower; one for some
 * shoppers alone with what everybody else pays. Nothing for a sku that was not sold before.
 */
function struckPrice(
  { price, lowestPrice }: { price: number; lowestPrice?: number },
  promotion: PromotionLike | undefined,
): number | undefined {
  if (!promotion) return lowestPrice
  if (lowestPrice !== undefined) return Math.min(price, lowestPrice)
  return isPriceForSome(promotion) || promotion.promotionSupportTarget === 'vip' ? price : undefined
}
