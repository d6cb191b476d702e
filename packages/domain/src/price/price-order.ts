import type { PricingCoupon } from '#price/judge-coupons'
import { orderVariants, type OrderVariant } from '#price/order-variant'
import { priceLine, type PricedLine } from '#price/price-line'
import { amountsOf } from '#price/price-row'
import { depositOf, PRICE_STAGES, type OrderSoFar } from '#price/price-stages'
import type { PricedOrder } from '#price/priced-order'
import type { PricingInput } from '#price/pricing-input'
import type { PricingLine } from '#price/pricing-line'

/**
 * Prices a cart, a settlement or an order. No other function decides what a shopper pays. Offers can be combined in
 * several ways ({@link orderVariants}): the cheapest one is used, so that an additional offer never raises the price.
 * If several cost the same, the first is used.
 */
export function priceOrder<L extends PricingLine, C extends PricingCoupon>(
  input: PricingInput<L, C>,
): PricedOrder<L, C> {
  const conditions = { group: false, ...input.buyer, now: input.now }
  const lines = input.lines.map((line) => priceLine(line, conditions, input.inCart))
  const first = priceVariant(input, lines, {})
  const best = orderVariants(input, first).reduce((cheapest, variant) => {
    const other = priceVariant(input, lines, variant)
    return other.amounts.payAmount < cheapest.amounts.payAmount ? other : cheapest
  }, first)
  return best === first ? first : { ...best, missing: { ...first.missing, ...best.missing } }
}

/**
 * Runs {@link PRICE_STAGES} one after the other. Each stage sees the results of the stages before it, and adds price
 * rows. All amounts are sums of these rows.
 */
function priceVariant<L extends PricingLine, C extends PricingCoupon>(
  given: PricingInput<L, C>,
  priced: readonly PricedLine<L>[],
  { cartPromotions, ...variant }: OrderVariant,
): PricedOrder<L, C> {
  const input = { ...given, ...variant }
  const start: OrderSoFar<L, C> = {
    input,
    cartPromotions,
    lines: priced,
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
