import type { OrderKindName } from '#codes/order-kind'
import type { ProductStatus } from '#codes/product-status'
import { PROMOTION_TYPE, type PromotionType } from '#codes/promotion-type'
import type { PromotionLike } from '#promotion/promotion-like'

/** What a type of promotion does to prices. */
export interface PromotionPricing {
  /** Its place among the types a main promotion can have, 1 the strongest (S18); absent for one that is never main. */
  main?: number
  /** Types that may stand beside it while it is the main promotion (S18); absent for all. */
  beside?: readonly number[]
  /** Who buys at its price; absent where it sets none in a cart. */
  price?: 'everybody' | 'newcomer' | 'group' | 'trial' | 'reservation' | 'bargain'
  /** Whether the one for members replaces the one for everybody (S20). */
  memberReplaces?: true
  /**
   * Its discount on the lines it covers together; a sku counts for one such promotion, none in enterprise mode (S20).
   */
  cart?: 'reduction' | 'percentage'
  /** Whether it gives a sku along. */
  gift?: true
  /**
   * What the path of the page begins with that it is bought on, alone (S19): it stands beside nothing, and sets the
   * price unless the shelf's is lower. Its stock decides about a sku that has no main promotion (S23).
   */
  ownPage?: string
  /** The kind of the orders that buy by it; absent for a normal order. */
  kind?: OrderKindName
  /** What the button says that buys by it; absent where it can be put into the cart as well. */
  buyText?: string
  /**
   * The beginning of the path of the page where it is reserved and bought. While the promotion runs, its skus can be
   * bought on that page alone.
   */
  reservedAt?: string
  /**
   * Once its pieces are sold, the product cannot be bought at the ordinary price either: the promotion's price is the
   * reason to buy.
   */
  bounds?: true
  /** Pieces of a sku one shopper may have from it, where the owner says nothing else. */
  shopperLimit?: number
  /** What a cart shows a sku as while it runs (E09). */
  productStatus?: ProductStatus
}

/**
 * Pieces of a sku that one shopper may have at a flash sale's price, in all orders of the sale that are not cancelled,
 * where the owner says nothing else.
 */
export const FLASH_SALE_PIECES = 5

/** Pieces of a sku that one shopper may reserve, where the owner says nothing else. */
const RESERVED_PIECES = 2

/**
 * Every type of promotion: one entry says all there is to its pricing. The order of the main ones is that of S18. In
 * bare codes, as the tables of labels, since product pages carry it.
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

/** How a promotion changes prices; one of an unknown type changes none. */
export const pricingOf = ({ promotionType }: { promotionType?: number }): PromotionPricing =>
  PROMOTION_PRICING[promotionType as PromotionType] ?? {}

/** Whether a promotion takes something off a cart (1001, 1002), not off the price of a sku. */
export const isCartPromotion = (promotion: { promotionType?: number }): boolean => !!pricingOf(promotion).cart

/** Whether a promotion gives a sku along (205). */
export const isGiftPromotion = (promotion: { promotionType?: number }): boolean => pricingOf(promotion).gift === true

/**
 * Whether a promotion's price is for some shoppers alone: those who buy in a group (103), those who never ordered
 * (112), those who try a product (114), those who reserved it (110), those who bargained for it (115). Everybody else
 * buys at the ordinary price beside it, unless it keeps its pieces (`reservedAt`), and so does everybody once its own
 * stock is gone.
 */
export const isPriceForSome = (promotion: { promotionType: number }): boolean =>
  (pricingOf(promotion).price ?? 'everybody') !== 'everybody'

/** Whether a promotion has a price only in a way of buying that is asked for: in a group (103), by a bargain (115). */
const isAskedFor = ({ price }: PromotionPricing): boolean => price === 'group' || price === 'bargain'

/**
 * Whether what a promotion sells is sold by itself: no set, no mark-up sale and no coupon is beside it (103, 113), or
 * none before its balance (105).
 */
export const isSoldAlone = (promotion: PromotionLike | undefined): boolean =>
  takesNoCoupon(promotion) || !!promotion?.depositAmount

/**
 * Whether no coupon takes anything off what a promotion sells: a group (103), a crowd-funding (113), a bargain (115). A
 * coupon for free postage is used in a group and for a bargain.
 */
export const takesNoCoupon = (promotion: PromotionLike | undefined, freePostage = false): boolean =>
  !!promotion && (!!pricingOf(promotion).ownPage || (!freePostage && isAskedFor(pricingOf(promotion))))

/**
 * Whether a promotion's price depends on who buys: it is for some, for members, or for so many pieces a shopper. All
 * other prices are the same for everybody.
 */
export const dependsOnBuyer = (promotion: PromotionLike): boolean =>
  isPriceForSome(promotion) || promotion.promotionSupportTarget === 'vip' || promotion.limitQuantity !== undefined

/**
 * Whether a promotion can have a part in the price of a piece that is bought alone: it sets one, or keeps others from
 * doing so.
 */
export function countsForPrice(promotion: { promotionType: number }): boolean {
  const pricing = pricingOf(promotion)
  return !isAskedFor(pricing) && (pricing.main !== undefined || pricing.price !== undefined)
}

/**
 * How many pieces of a sku one shopper may have from a promotion; nothing where it sets no limit. @param own the
 * owner's number
 */
export const shopperLimit = (promotionType: PromotionType, own?: number | null): number | undefined =>
  own ?? PROMOTION_PRICING[promotionType].shopperLimit

/** The types that limit a shopper even where the owner says nothing. */
export const LIMITED_PROMOTION_TYPES: readonly PromotionType[] = /* @__PURE__ */ Object.values(PROMOTION_TYPE).filter(
  (type) => PROMOTION_PRICING[type].shopperLimit !== undefined,
)
