import { priceOrder, type CouponChoice, type PricedOrder, type PricingInput } from '@hearth/domain'
import type { CartLine, SeenLines } from '#areas/cart/cart-line'
import type { NamedBundle } from '#areas/cart/running-bundles'
import type { OwnedCoupon } from '#areas/coupons/owned-coupons'

/** Lines with their prices, and what an order of those checked comes to. */
export interface PricedLines extends PricedOrder<CartLine, OwnedCoupon> {
  bundles: readonly NamedBundle[]
}

/**
 * Prices lines for who looks at them: a cart, a settlement and an order all come through here, so that what was shown
 * is what is charged.
 * @param coupons what the shopper may use of coupons; a cart is shown without
 * @param tenders what they may pay with beside money; a cart is shown without
 */
export const priceLines = (
  { lines, buyer, bundles, balance, now }: Pick<SeenLines, 'lines' | 'buyer' | 'bundles' | 'balance' | 'now'>,
  coupons: readonly OwnedCoupon[] = [],
  choice: CouponChoice = 'best',
  tenders?: PricingInput['tenders'],
): PricedLines => ({ ...priceOrder({ lines, buyer, bundles, coupons, choice, balance, now, tenders }), bundles })
