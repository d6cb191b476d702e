import type { JudgedCoupon, PricingCoupon } from '#price/judge-coupons'
import { priceLine, type PricedLine } from '#price/price-line'
import { amountsOf, type Amounts, type PriceRow } from '#price/price-row'
import { depositOf, PRICE_STAGES, type OrderSoFar } from '#price/price-stages'
import type { PricingInput } from '#price/pricing-input'
import type { PricingLine } from '#price/pricing-line'
import type { JudgedTender } from '#price/tender'

/** A cart or an order with its prices. */
export interface PricedOrder<L extends PricingLine = PricingLine, C extends PricingCoupon = PricingCoupon> {
  /** All lines as the shopper sees them, in their given order; those `ordered` make the order. */
  lines: readonly PricedLine<L>[]
  /** Where every fen comes from. What an order comes to, and each line of it, are sums of these. */
  rows: readonly PriceRow[]
  /** All coupons in their given order, with whether each can be used and is. */
  coupons: readonly JudgedCoupon<C>[]
  /** What is paid with beside money, as far as the shopper has any. */
  tenders: readonly JudgedTender[]
  /** Fen by mark-up sale: what the rest of the order still lacks for it; 0 where it is reached. */
  missing: Readonly<Record<string, number>>
  /** Fen: what of it is paid first, as the deposit of a pre-sale; 0 where there is none. */
  depositAmount: number
  amounts: Amounts
}

/**
 * Prices a cart, a settlement or an order: the one place where it is decided what a shopper pays. Each of
 * {@link PRICE_STAGES} sees only what the one before left, and writes rows; the amounts are sums of the rows.
 */
export function priceOrder<L extends PricingLine, C extends PricingCoupon>(
  input: PricingInput<L, C>,
): PricedOrder<L, C> {
  const conditions = { ...input.buyer, now: input.now }
  const start: OrderSoFar<L, C> = {
    input,
    lines: input.lines.map((line) => priceLine(line, conditions)),
    rows: [],
    coupons: [],
    tenders: [],
    missing: {},
  }
  const { lines, rows, coupons, tenders, missing } = PRICE_STAGES.reduce((order, stage) => {
    const result = stage.run(order)
    return {
      ...order,
      lines: result.lines ?? order.lines,
      rows: [...order.rows, ...result.rows],
      coupons: [...order.coupons, ...(result.coupons ?? [])],
      tenders: [...order.tenders, ...(result.tenders ?? [])],
      missing: result.missing ?? order.missing,
    }
  }, start)
  const judged = new Map(coupons.map((one) => [one.coupon, one]))
  return {
    lines,
    rows,
    coupons: input.coupons.flatMap((coupon) => judged.get(coupon) ?? []),
    tenders,
    missing,
    depositAmount: depositOf({ lines }),
    amounts: amountsOf(rows),
  }
}
