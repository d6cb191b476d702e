import type { OrderKindName } from '#codes/order-kind'
import type { ProductStatus } from '#codes/product-status'
import { PROMOTION_TYPE, type PromotionType } from '#codes/promotion-type'
import type { PromotionLike } from '#promotion/promotion-like'

/** The effect of a type of promotion on prices. */
export interface PromotionPricing {
  /**
   * Rank among main promotions, of which 1 is the highest (S18); absent for types that are never the main promotion.
   */
  main?: number
  /** Types that may apply beside a main promotion of this type (S18); absent: all types. */
  beside?: readonly number[]
  /** The shoppers who get the promotion's price; absent if the type sets no price for a sku. */
  price?: 'everybody' | 'newcomer' | 'group' | 'trial' | 'reservation' | 'bargain'
  /** Whether a promotion of this type for members replaces those for everybody (S20). */
  memberReplaces?: true
  /** The discount on all lines that count for the promotion. It does not apply in enterprise mode (S20). */
  cart?: 'reduction' | 'percentage'
  /** Whether the promotion gives a sku as a gift. */
  gift?: true
  /**
   * The beginning of the path of the page on which the promotion's products are bought (S19); absent if they are bought
   * on product pages. A promotion with such a page applies alone, and sets the price unless the ordinary price is
   * lower. Its stock decides whether a sku without a main promotion can be bought (S23).
   */
  ownPage?: string
  /** The kind of the promotion's orders; absent for normal orders. */
  kind?: OrderKindName
  /** The text of the button that buys the promotion's skus; absent if they can also be put into the cart. */
  buyText?: string
  /**
   * The beginning of the path of the page on which the promotion's skus are reserved and bought; absent for other
   * types. While the promotion runs, its skus can only be bought on this page.
   */
  reservedAt?: string
  /**
   * Whether the promotion is the only way to buy its skus: once its stock is sold out, they cannot be bought at the
   * ordinary price either, since shoppers buy them for the promotion's price.
   */
  bounds?: true
  /** Maximum number of pieces of a sku for one shopper, if the owner sets no other number. */
  shopperLimit?: number
  /** The status of the promotion's skus in a cart while it runs (E09). */
  productStatus?: ProductStatus
}

/**
 * Maximum number of pieces of a sku at a flash sale's price for one shopper, over all orders of the sale that are not
 * cancelled, if the owner sets no other number.
 */
export const FLASH_SALE_PIECES = 5

/** Maximum number of pieces of a sku that one shopper can reserve, if the owner sets no other number. */
const RESERVED_PIECES = 2

/**
 * The effects of each type of promotion on prices. The order of main promotions is that of S18. The codes are literals,
 * since product pages load this table but not the table of codes.
 */
export const PROMOTION_PRICING: Readonly<Record<PromotionType, PromotionPricing>> = {
  101: { main: 1, beside: [205], price: 'everybody', shopperLimit: FLASH_SALE_PIECES },
  102: { main: 2, price: 'everybody' },
  103: { main: 3, beside: [], price: 'group', bounds: true, kind: 'group' },
  105: {
    main: 4,
    beside: [205],
    price: 'everybody',
    productStatus: 4,
    bounds: true,
    kind: 'preSale',
    buyText: '支付定金',
  },
  112: { main: 5, price: 'newcomer' },
  110: {
    main: 6,
    price: 'reservation',
    productStatus: 7,
    bounds: true,
    reservedAt: '/reservation/',
    kind: 'reservation',
    shopperLimit: RESERVED_PIECES,
  },
  104: { price: 'everybody', memberReplaces: true },
  113: { ownPage: '/crowd/funding/detail/', price: 'everybody', bounds: true, productStatus: 11, kind: 'crowdFunding' },
  114: { price: 'trial', kind: 'freeTrial' },
  115: { price: 'bargain', bounds: true, kind: 'bargain' },
  205: { gift: true },
  1001: { cart: 'reduction' },
  1002: { cart: 'percentage' },
}

/** Returns the effect of a promotion on prices; empty for an unknown type. */
export const pricingOf = ({ promotionType }: { promotionType?: number }): PromotionPricing =>
  PROMOTION_PRICING[promotionType as PromotionType] ?? {}

/** Whether a promotion reduces a cart (1001, 1002) instead of the price of a sku. */
export const isCartPromotion = (promotion: { promotionType?: number }): boolean => !!pricingOf(promotion).cart

/** Whether a promotion gives a sku as a gift (205). */
export const isGiftPromotion = (promotion: { promotionType?: number }): boolean => pricingOf(promotion).gift === true

/**
 * Whether a promotion's price is only for some shoppers: those who buy in a group (103), have a reservation (110), have
 * never ordered (112), order a free trial (114) or have a bargain (115). All other shoppers pay the ordinary price,
 * unless the pieces are kept for reservations (`reservedAt`). Once its own stock is sold out, everybody pays the
 * ordinary price.
 */
export const isPriceForSome = (promotion: { promotionType: number }): boolean =>
  (pricingOf(promotion).price ?? 'everybody') !== 'everybody'

/**
 * Whether a promotion's price applies only to a way of buying that the shopper chooses: in a group (103), or by a
 * bargain (115).
 */
const isAskedFor = ({ price }: PromotionPricing): boolean => price === 'group' || price === 'bargain'

/**
 * Whether a promotion's products are sold alone, without sets, mark-up sales and coupons (103, 113, 115), or without
 * coupons until the balance is paid (105).
 */
export const isSoldAlone = (promotion: PromotionLike | undefined): boolean =>
  takesNoCoupon(promotion) || !!promotion?.depositAmount

/**
 * Whether coupons do not apply to a promotion's products: a group (103), a crowd-funding (113), a bargain (115).
 * Coupons for free postage apply to groups and bargains.
 */
export const takesNoCoupon = (promotion: PromotionLike | undefined, freePostage = false): boolean =>
  !!promotion && (!!pricingOf(promotion).ownPage || (!freePostage && isAskedFor(pricingOf(promotion))))

/**
 * Whether a promotion's price depends on the shopper: the price is for some shoppers, for members, or for a limited
 * number of pieces. All other prices are the same for everybody.
 */
export const dependsOnBuyer = (promotion: PromotionLike): boolean =>
  isPriceForSome(promotion) || promotion.promotionSupportTarget === 'vip' || promotion.limitQuantity !== undefined

/**
 * Whether a promotion can affect the price of a piece that is bought neither in a group nor by a bargain: it sets the
 * price, or prevents other promotions from setting it.
 */
export function countsForPrice(promotion: { promotionType: number }): boolean {
  const pricing = pricingOf(promotion)
  return !isAskedFor(pricing) && (pricing.main !== undefined || pricing.price !== undefined)
}

/**
 * Returns the maximum number of pieces of a sku for one shopper from a promotion, or undefined for no limit.
 * @param own the number set by the owner
 */
export const shopperLimit = (promotionType: PromotionType, own?: number | null): number | undefined =>
  own ?? PROMOTION_PRICING[promotionType].shopperLimit

/** The types that limit a shopper even if the owner sets no number. */
export const LIMITED_PROMOTION_TYPES: readonly PromotionType[] = /* @__PURE__ */ Object.values(PROMOTION_TYPE).filter(
  (type) => PROMOTION_PRICING[type].shopperLimit !== undefined,
)
