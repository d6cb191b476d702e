import { PRODUCT_STATUS, type ProductStatus } from '#codes/product-status'
import { PROMOTION_TYPE, type PromotionType } from '#codes/promotion-type'

/** What a type of promotion does to prices. */
export interface PromotionPricing {
  /** Its place among the types a main promotion can have, 1 the strongest (S18); absent for one that is never main. */
  main?: number
  /** Types that may stand beside it while it is the main promotion (S18); absent for all. */
  beside?: readonly PromotionType[]
  /** Who buys at its price; absent where it sets none in a cart. */
  price?: 'everybody' | 'newcomers' | 'groups'
  /** Whether the one for members replaces the one for everybody (S20). */
  memberReplaces?: true
  /** What it takes off the lines it covers together; a sku counts for one such promotion, none in enterprise mode (S20). */
  cart?: 'reduction' | 'percentage'
  /** Whether it gives a sku along. */
  gift?: true
  /** Whether its own stock decides about a sku that has no main promotion (S23). */
  decidesStock?: true
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

/** Every type of promotion: one entry says all there is to its pricing. The order of the main ones is the specification's. */
export const PROMOTION_PRICING: Readonly<Record<PromotionType, PromotionPricing>> = {
  [PROMOTION_TYPE.flashSale]: {
    main: 1,
    beside: [PROMOTION_TYPE.gift],
    price: 'everybody',
    shopperLimit: FLASH_SALE_PIECES,
  },
  [PROMOTION_TYPE.discount]: { main: 2, price: 'everybody' },
  [PROMOTION_TYPE.groupBuy]: { main: 3, beside: [], price: 'groups' },
  [PROMOTION_TYPE.preSale]: { main: 4, price: 'everybody', productStatus: PRODUCT_STATUS.preSale },
  [PROMOTION_TYPE.newcomer]: { main: 5, price: 'newcomers' },
  [PROMOTION_TYPE.reservation]: { main: 6, price: 'everybody', productStatus: PRODUCT_STATUS.reservation },
  [PROMOTION_TYPE.memberPrice]: { price: 'everybody', memberReplaces: true },
  // Bought on a page of its own, at the price of a tier (S19).
  [PROMOTION_TYPE.crowdFunding]: { decidesStock: true, productStatus: PRODUCT_STATUS.crowdFunding },
  [PROMOTION_TYPE.gift]: { gift: true },
  [PROMOTION_TYPE.fullReduction]: { cart: 'reduction' },
  [PROMOTION_TYPE.fullDiscount]: { cart: 'percentage' },
}

const UNKNOWN: PromotionPricing = {}

/** What a promotion does to prices; one of a type that nobody knows does nothing. */
export const pricingOf = ({ promotionType }: { promotionType?: number }): PromotionPricing =>
  PROMOTION_PRICING[promotionType as PromotionType] ?? UNKNOWN

/** Whether a promotion takes something off a cart (1001, 1002), not off the price of a sku. */
export const isCartPromotion = (promotion: { promotionType?: number }): boolean =>
  pricingOf(promotion).cart !== undefined

/** Whether a promotion gives a sku along (205). */
export const isGiftPromotion = (promotion: { promotionType?: number }): boolean => pricingOf(promotion).gift === true

/**
 * Whether a promotion's price is for some shoppers alone: those who buy in a group (103), those who never ordered
 * (112). Everybody else buys at the ordinary price beside it, and so does everybody once its own stock is gone.
 */
export function isPriceForSome(promotion: { promotionType: number }): boolean {
  const { price } = pricingOf(promotion)
  return price === 'newcomers' || price === 'groups'
}

/**
 * How many pieces of a sku one shopper may have from a promotion; nothing where it sets no limit. @param own the
 * owner's number
 */
export const shopperLimit = (promotionType: PromotionType, own?: number | null): number | undefined =>
  own ?? PROMOTION_PRICING[promotionType].shopperLimit

/** The types that limit a shopper even where the owner says nothing. */
export const LIMITED_PROMOTION_TYPES: readonly PromotionType[] = /* @__PURE__ */ typesWith('shopperLimit')

/** The types a main promotion can have, the strongest first (S18). The order is the specification's. */
export const MAIN_PROMOTION_TYPES: readonly PromotionType[] = /* @__PURE__ */ typesWith('main').sort(
  (one, other) => placeOf(one) - placeOf(other),
)

function typesWith(field: keyof PromotionPricing): PromotionType[] {
  return Object.values(PROMOTION_TYPE).filter((type) => PROMOTION_PRICING[type][field] !== undefined)
}

function placeOf(type: PromotionType): number {
  return PROMOTION_PRICING[type].main ?? 0
}
