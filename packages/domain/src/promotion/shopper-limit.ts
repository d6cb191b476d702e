import { PROMOTION_TYPE, type PromotionType } from '#codes/promotion-type'

/**
 * Pieces of a sku that one shopper may have at a flash sale's price, in all orders of the sale that are not cancelled,
 * where the owner says nothing else.
 */
export const FLASH_SALE_PIECES = 5

/**
 * Orders of a flash sale that a shopper may place and not pay for, within a day, before no more are taken: each kept
 * its pieces from everybody else.
 */
export const MOST_LAPSED_ORDERS = 5

/**
 * How many pieces of a sku one shopper may have from a promotion; nothing where it sets no limit. @param own the
 * owner's number
 */
export const shopperLimit = (type: PromotionType, own?: number | null): number | undefined =>
  own ?? (type === PROMOTION_TYPE.flashSale ? FLASH_SALE_PIECES : undefined)
