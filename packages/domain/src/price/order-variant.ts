import { isFreePostage } from '#coupon/coupon-like'
import { bundlesFor, type PricingBundle } from '#price/bundle-rows'
import type { CouponChoice } from '#price/judge-coupons'
import { bundleChoices, cartChoices } from '#price/offer-choices'
import type { PricedOrder } from '#price/priced-order'
import type { PricingInput } from '#price/pricing-input'
import { sumRows } from '#price/price-row'

/** The offers that an order uses; an absent field means all offers of its kind. */
export interface OrderVariant {
  bundles?: readonly PricingBundle[]
  /** Ids of the cart promotions to apply. Pieces count for the first of two listed promotions that do not combine. */
  cartPromotions?: readonly string[]
  choice?: CouponChoice
}

/** Whether the order is paid in part with coins or stars of which a piece is worth more than a fen. */
const isRounded = (tenders: NonNullable<PricingInput['tenders']>): boolean =>
  Object.values(tenders).some(({ use, balance, pieceFen }) => use && balance > 0 && pieceFen > 1)

/** Whether the order may cost less if it uses fewer offers, or applies its offers in another sequence. */
function isWorthTrying(
  { coupons, tenders = {} }: PricingInput,
  { rows, lines }: PricedOrder,
  severalBundles: boolean,
): boolean {
  const has = (...stages: string[]) => rows.some(({ stage, fen }) => fen !== 0 && stages.includes(stage))
  const contested = lines.some(({ parts }) => parts.some(({ cartPromotions }) => cartPromotions.length > 1))
  const thresholds = coupons.length > 0 || sumRows(rows, { stages: ['freight'] }) > 0
  const covered = lines.some(({ cartPromotion }) => cartPromotion !== undefined)
  return (
    contested ||
    (has('bundle') && (severalBundles || covered || thresholds)) ||
    (has('bundle', 'cart') && thresholds) ||
    (has('coupon') && isRounded(tenders))
  )
}

/**
 * Maximum number of combinations that are tried. If there are more, the choices of each kind of offer are tried on
 * their own.
 */
const MOST_TRIED = 1024

/**
 * Returns the other ways in which an order can use its offers. A discount lowers the amounts that count towards the
 * thresholds of later offers, coupons and free freight. An order with fewer offers may therefore cost less.
 */
export function orderVariants(input: PricingInput, order: PricedOrder): OrderVariant[] {
  const ordered = order.lines.filter((line) => line.ordered)
  const bundles = bundleChoices(
    bundlesFor(input.bundles ?? [], input.buyer),
    new Set(ordered.map(({ line }) => line.sku.skuNo)),
  )
  if (!isWorthTrying(input, order, bundles.length > 2)) return []
  const promotionIds = order.lines.flatMap(({ parts }) =>
    parts.flatMap(({ cartPromotions }) => cartPromotions.map(({ promotionId }) => promotionId)),
  )
  const kinds: OrderVariant[][] = [
    bundles.map((some) => ({ bundles: some })),
    cartChoices(promotionIds).map((cartPromotions) => ({ cartPromotions })),
    couponChoices(input),
  ]
  const tried = kinds.reduce((count, { length }) => count * length, 1)
  if (tried > MOST_TRIED) return kinds.flat()
  return kinds.reduce((all, kind) => all.flatMap((one) => kind.map((other) => ({ ...one, ...other }))), [{}])
}

/**
 * Returns the choices of coupons to try. Coins and stars pay in whole pieces, so a coupon of a few fen may prevent the
 * use of a piece that is worth more.
 */
function couponChoices({ coupons, choice, tenders = {} }: PricingInput): OrderVariant[] {
  if (choice !== 'best' || !isRounded(tenders)) return [{}]
  const postage = coupons.filter(isFreePostage).map(({ couponId }) => couponId)
  const others = coupons.filter((coupon) => !isFreePostage(coupon))
  return [{}, { choice: postage }, ...others.map(({ couponId }) => ({ choice: [couponId, ...postage] }))]
}
