import type { JudgedCoupon, PricingCoupon } from '#price/judge-coupons'
import type { PricedLine } from '#price/price-line'
import type { Amounts, PriceRow } from '#price/price-row'
import type { PricingLine } from '#price/pricing-line'
import type { JudgedTender } from '#price/tender'

/** A cart or an order with its prices. */
export interface PricedOrder<L extends PricingLine = PricingLine, C extends PricingCoupon = PricingCoupon> {
  /** All lines as the shopper sees them, in their given order; those `ordered` make the order. */
  lines: readonly PricedLine<L>[]
  /** The source of every fen. The price of an order, and of each of its lines, are sums of these rows. */
  rows: readonly PriceRow[]
  /** All coupons in their given order, with whether each can be used and is. */
  coupons: readonly JudgedCoupon<C>[]
  /** Means of payment besides money, as far as the shopper has any. */
  tenders: readonly JudgedTender[]
  /** Fen by mark-up sale: what the rest of the order still lacks for it; 0 where it is reached. */
  missing: Readonly<Record<string, number>>
  /** Fen: what of it is paid first, as the deposit of a pre-sale; 0 where there is none. */
  depositAmount: number
  amounts: Amounts
}
