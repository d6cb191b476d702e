import { priceOrder, type CouponChoice, type FreightTerms, type PricedOrder, type PricingInput } from '@hearth/domain'
import type { CartLine, SeenLines } from '#areas/cart/cart-line'
import type { NamedBundle } from '#areas/cart/running-bundles'
import type { OwnedCoupon } from '#areas/coupons/owned-coupons'
import { freightTo } from '#areas/freight/freight-means'

/** Lines with their prices, and the amounts of an order for the checked lines. */
export interface PricedLines extends PricedOrder<CartLine, OwnedCoupon> {
  bundles: readonly NamedBundle[]
  /** Freight terms of the destination. */
  freight: readonly FreightTerms[]
}

/**
 * Prices the lines of a viewer. The cart, the settlement and the order all use this, so that the shown price is the
 * price that is charged.
 * @param coupons the coupons that the shopper can use; none for a cart
 * @param tenders other means of payment, such as coins; none for a cart
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
