import { priceOrder, type CouponChoice, type FreightTerms, type PricedOrder, type PricingInput } from '@hearth/domain'
import type { CartLine, SeenLines } from '#areas/cart/cart-line'
import type { NamedBundle } from '#areas/cart/running-bundles'
import type { OwnedCoupon } from '#areas/coupons/owned-coupons'
import { freightTo } from '#areas/freight/freight-means'

/** Lines with their prices, and what an order of those checked comes to. */
export interface PricedLines extends PricedOrder<CartLine, OwnedCoupon> {
  bundles: readonly NamedBundle[]
  /** What freight is to where it goes. */
  freight: readonly FreightTerms[]
}

/**
 * Prices lines for who looks at them: a cart, a settlement and an order all come through here, so that what was shown
 * is what is charged.
 * @param coupons what the shopper may use of coupons; a cart is shown without
 * @param tenders what they may pay with beside money; a cart is shown without
 */
export const priceLines = (
  seen: Omit<SeenLines, 'unpaidOrders'>,
  coupons: readonly OwnedCoupon[] = [],
  choice: CouponChoice = 'best',
  tenders?: PricingInput['tenders'],
): PricedLines => {
  const { lines, buyer, bundles, balance, inCart, now } = seen
  const freight = freightTo(seen.freight)
  return {
    ...priceOrder({ lines, buyer, bundles, coupons, choice, balance, inCart, now, tenders, freight }),
    bundles,
    freight,
  }
}
