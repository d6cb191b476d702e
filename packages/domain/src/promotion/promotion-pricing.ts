import type { OrderKindName } from '#codes/order-kind'
import type { ProductStatus } from '#codes/product-status'
import { PROMOTION_TYPE, type PromotionType } from '#codes/promotion-type'
import type { PromotionLike } from '#promotion/promotion-like'

/** How a type of promotion changes prices. */
export interface PromotionPricing {
  /** Its rank among main promotions, 1 the strongest (S18); absent for types that are never the main promotion. */
  main?: number
  /** Types that may apply beside it while it is the main promotion (S18); absent for all types. */
  beside?: readonly number[]
  /** The shoppers who get its price; absent if it sets no price for a sku. */
  price?: 'everybody' | 'newcomer' | 'group' | 'trial' | 'reservation' | 'bargain'
  /** Whether a promotion of this type for members replaces those for everybody (S20). */
  memberReplaces?: true
  /** Its discount on all the lines that count for it. It does not apply in enterprise mode (S20). */
  cart?: 'reduction' | 'percentage'
  /** Whether it gives a sku as a gift. */
  gift?: true
  /**
   * The beginning of the path of the page on which it is bought (S19). Such a promotion applies alone, and sets the
   * price unless the ordinary price is lower. Its stock decides whether a sku without a main promotion can be bought
   * (S23).
   */
  ownPage?: string
  /** The kind of its orders; absent for normal orders. */
  kind?: OrderKindName
  /** The text of the button that buys it; absent if its skus can also be put into the cart. */
  buyText?: string
  /**
   * The beginning of the path of the page on which it is reserved and bought. While the promotion runs, its skus can
   * only be bought on this page.
   */
  reservedAt?: string
  /**
   * Whether its stock limits the product: once it is sold out, the product cannot be bought at the ordinary price
   * either, since shoppers buy it for the promotion's price.
   */
  bounds?: true
  /** Most pieces of a sku for one shopper, if the owner sets no other number. */
  shopperLimit?: number
  /** The status of its skus in a cart while it runs (E09). */
  productStatus?: ProductStatus
}

/**
 * Most pieces of a sku at a flash sale's price for one shopper, over all orders of the sale that are not cancelled, if
 * the owner sets no other number.
 */
export const FLASH_SALE_PIECES = 5

/** Most pieces of a sku that one shopper can reserve, if the owner sets no other number. */
const RESERVED_PIECES = 2

/**
 * The effects of each type of promotion on prices. The order of main promotions is that of S18. The codes are written
 * out, since product pages load this table and not the table of codes.
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

/** How a promotion changes prices; empty for an unknown type. */
export const pricingOf = ({ promotionType }: { promotionType?: number }): PromotionPricing =>
  PROMOTION_PRICING[promotionType as PromotionType] ?? {}

/** Whether a promotion reduces a cart (1001, 1002) instead of the price of a sku. */
export const isCartPromotion = (promotion: { promotionType?: number }): boolean => !!pricingOf(promotion).cart

/** Whether a promotion gives a sku as a gift (205). */
export const isGiftPromotion = (promotion: { promotionType?: number }): boolean => pricingOf(promotion).gift === true

/**
 * Whether a promotion's price is only for some shoppers: those who buy in a group (103), have a reservation (110), have
 * never ordered (112), order a free trial (114) or have a bargain (115). All others pay the ordinary price, unless the
 * pieces are kept for reservations (`reservedAt`). Once its own stock is sold out, everybody pays the ordinary price.
 */
export const isPriceForSome = (promotion: { promotionType: number }): boolean =>
  (pricingOf(promotion).price ?? 'everybody') !== 'everybody'

/** Whether a promotion's price must be requested by the way of buying: in a group (103), or by a bargain (115). */
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
 * Whether a promotion's price depends on the shopper: it is for some shoppers, for members, or for a limited number of
 * pieces. All other prices are the same for everybody.
 */
export const dependsOnBuyer = (promotion: PromotionLike): boolean =>
  isPriceForSome(promotion) || promotion.promotionSupportTarget === 'vip' || promotion.limitQuantity !== undefined

/**
 * Whether a promotion can affect the price of a piece that is bought alone: it sets the price, or prevents other
 * promotions from setting it.
 */
export function countsForPrice(promotion: { promotionType: number }): boolean {
  const pricing = pricingOf(promotion)
  return !isAskedFor(pricing) && (pricing.main !== undefined || pricing.price !== undefined)
}

/**
 * Most pieces of a sku for one shopper from a promotion; nothing for no limit.
 * @param own the number set by the owner
 */
export const shopperLimit = (promotionType: PromotionType, own?: number | null): number | undefined =>
  own ?? PROMOTION_PRICING[promotionType].shopperLimit

/** The types that limit a shopper even if the owner sets no number. */
export const LIMITED_PROMOTION_TYPES: readonly PromotionType[] = /* @__PURE__ */ Object.values(PROMOTION_TYPE).filter(
  (type) => PROMOTION_PRICING[type].shopperLimit !== undefined,
)
