import type { JudgedCoupon, PricingCoupon } from '#price/judge-coupons'
import type { PricedLine } from '#price/price-line'
import type { Amounts, PriceRow } from '#price/price-row'
import type { PricingLine } from '#price/pricing-line'
import type { JudgedTender } from '#price/tender'

/** A cart or an order with its prices. */
export interface PricedOrder<L extends PricingLine = PricingLine, C extends PricingCoupon = PricingCoupon> {
  /** All lines in their given order, as the shopper sees them. The order consists of the lines with `ordered`. */
  lines: readonly PricedLine<L>[]
  /** The rows that make up the price of the order and of each line. */
  rows: readonly PriceRow[]
  /** All coupons in their given order: whether each can be used, and whether it is used. */
  coupons: readonly JudgedCoupon<C>[]
  /** The coins and stars that the shopper has, and their use for the order. */
  tenders: readonly JudgedTender[]
  /** Fen missing to the threshold of each mark-up sale, by its id; 0 if the threshold is reached. */
  missing: Readonly<Record<string, number>>
  /** Fen: the part that is paid first, such as the deposit of a pre-sale; 0 if there is none. */
  depositAmount: number
  amounts: Amounts
}
