import type { CouponChoice, PricingCoupon } from '#price/judge-coupons'
import type { PricingBuyer } from '#price/pricing-buyer'
import type { PricingLine } from '#price/pricing-line'

/** Everything a price depends on. */
export interface PricingInput<L extends PricingLine = PricingLine, C extends PricingCoupon = PricingCoupon> {
  /** The lines of a cart, or of an order to be, each sku once. */
  lines: readonly L[]
  buyer: PricingBuyer
  /** The shopper's coupons that are neither used nor past their end. */
  coupons: readonly C[]
  /** Which of them to use. */
  choice: CouponChoice
  /** Server time, epoch ms. */
  now: number
}
