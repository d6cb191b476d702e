/** Products amount from which the freight is free, fen. */
export const FREE_FREIGHT_FROM = 9900

/** Freight of a smaller order, fen. */
export const FREIGHT = 1000

/**
 * Freight in fen for products of `amount` fen after cart discounts and before coupons, so that using a coupon never
 * costs freight; nothing for nothing.
 */
export const freightFor = (amount: number): number => (amount <= 0 || amount >= FREE_FREIGHT_FROM ? 0 : FREIGHT)

/** Fen that products of `amount` fen lack until the freight is free; 0 where there is none to pay. */
export const freeFreightGap = (amount: number): number => (freightFor(amount) > 0 ? FREE_FREIGHT_FROM - amount : 0)
