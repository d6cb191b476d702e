import type { TenderName } from '#codes/tender'
import type { FreightTerms } from '#freight/freight-table'
import type { PricingBundle } from '#price/bundle-rows'
import type { CouponChoice, PricingCoupon } from '#price/judge-coupons'
import type { PricingBuyer } from '#price/pricing-buyer'
import type { PricingLine } from '#price/pricing-line'
import type { Tender } from '#price/tender'

/** All facts that a price depends on. */
export interface PricingInput<L extends PricingLine = PricingLine, C extends PricingCoupon = PricingCoupon> {
  /**
   * The lines of a cart or an order. Each sku has one line, and a further line for each redemption code that sets its
   * price.
   */
  lines: readonly L[]
  buyer: PricingBuyer
  /** Sets and mark-up sales that run now; absent for none. */
  bundles?: readonly PricingBundle[]
  /** The shopper's coupons that are neither used nor expired. */
  coupons: readonly C[]
  /** The coupons that the order uses: the best ones, or the ones that the shopper chose. */
  choice: CouponChoice
  /** The coins and stars that the shopper has; absent for none. */
  tenders?: Partial<Readonly<Record<TenderName, Tender>>>
  /**
   * Whether the balance of a pre-sale is to be paid, instead of the deposit. Coupons and tenders apply to the balance,
   * but not to the deposit.
   */
  balance?: boolean
  /**
   * Whether the lines are in a cart. Products of campaigns that have orders of their own cannot be bought there
   * (`takesNoCart`).
   */
  inCart?: boolean
  /** Freight to the destination; absent if the owner sets no freight table. */
  freight?: readonly FreightTerms[]
  /** Server time, epoch ms. */
  now: number
}
