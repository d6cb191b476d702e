import type { JudgedCoupon, PricingCoupon } from '#price/judge-coupons'
import { orderVariants, type OrderVariant } from '#price/order-variant'
import { priceLine, type PricedLine } from '#price/price-line'
import { amountsOf, type PriceRow } from '#price/price-row'
import { depositOf, orderedParts, PRICE_STAGES } from '#price/price-stages'
import type { PricedOrder } from '#price/priced-order'
import type { PricingInput } from '#price/pricing-input'
import type { PricingLine } from '#price/pricing-line'
import type { JudgedTender } from '#price/tender'

/**
 * Prices a cart, a settlement or an order. No other function decides what a shopper pays. Offers can be combined in
 * several ways ({@link orderVariants}); the combination with the lowest total is used, so that an additional offer
 * never raises the price. Of combinations with equal totals, the first is used.
 */
export function priceOrder<L extends PricingLine, C extends PricingCoupon>(
  input: PricingInput<L, C>,
): PricedOrder<L, C> {
  const lines = priceEach(input)
  const first = priceVariant(input, lines, {})
  const best = orderVariants(input, first).reduce((cheapest, variant) => {
    const other = priceVariant(input, lines, variant)
    return other.amounts.payAmount < cheapest.amounts.payAmount ? other : cheapest
  }, first)
  return best === first ? first : { ...best, missing: { ...first.missing, ...best.missing } }
}

/** Prices each line on its own: with its own promotions, but without cart promotions, bundles, coupons and freight. */
export function priceEach<L extends PricingLine>({
  lines,
  buyer,
  now,
  inCart,
}: Pick<PricingInput<L>, 'lines' | 'buyer' | 'now' | 'inCart'>): PricedLine<L>[] {
  const conditions = { group: false, ...buyer, now }
  return lines.map((line) => priceLine(line, conditions, inCart))
}

/**
 * Runs {@link PRICE_STAGES} one after the other. Each stage reads the results of the stages before it, and adds price
 * rows. All amounts are sums of these rows.
 */
function priceVariant<L extends PricingLine, C extends PricingCoupon>(
  given: PricingInput<L, C>,
  priced: readonly PricedLine<L>[],
  { cartPromotions, ...variant }: OrderVariant,
): PricedOrder<L, C> {
  const input = { ...given, ...variant }
  let lines = priced
  let parts = orderedParts(lines)
  let missing: PricedOrder<L, C>['missing'] = {}
  const rows: PriceRow[] = []
  const coupons: JudgedCoupon<C>[] = []
  const tenders: JudgedTender[] = []
  for (const stage of PRICE_STAGES) {
    const result = stage.run({ input, cartPromotions, lines, parts, rows, coupons, tenders, missing })
    if (result.lines) {
      lines = result.lines
      parts = orderedParts(lines)
    }
    rows.push(...result.rows)
    coupons.push(...(result.coupons ?? []))
    tenders.push(...(result.tenders ?? []))
    missing = result.missing ?? missing
  }
  const judged = new Map(coupons.map((one) => [one.coupon, one]))
  return {
    lines,
    rows,
    coupons: input.coupons.flatMap((coupon) => judged.get(coupon) ?? []),
    tenders,
    missing,
    depositAmount: depositOf({ parts }),
    amounts: amountsOf(rows),
  }
}
