import type { TenderName } from '#codes/tender'
import type { FreightTerms } from '#freight/freight-table'
import type { PricingBundle } from '#price/bundle-rows'
import type { CouponChoice, PricingCoupon } from '#price/judge-coupons'
import type { PricingBuyer } from '#price/pricing-buyer'
import type { PricingLine } from '#price/pricing-line'
import type { Tender } from '#price/tender'

/** Everything a price depends on. */
export interface PricingInput<L extends PricingLine = PricingLine, C extends PricingCoupon = PricingCoupon> {
  /** The lines of a cart, or of an order to be, each sku once, and once more for each code that sets its price. */
  lines: readonly L[]
  buyer: PricingBuyer
  /** Sets and mark-up sales that run now; absent for none. */
  bundles?: readonly PricingBundle[]
  /** The shopper's coupons that are neither used nor past their end. */
  coupons: readonly C[]
  /** Which of them to use. */
  choice: CouponChoice
  /** What the shopper may pay with beside money; absent for nothing. */
  tenders?: Partial<Readonly<Record<TenderName, Tender>>>
  /**
   * Whether it is the balance of a pre-sale, whose deposit is paid: coupons and tenders are for what is left. Without
   * it a pre-sale is at its deposit, which neither can pay.
   */
  balance?: boolean
  /** Whether the lines lie in a cart, which sells nothing that a campaign sells by itself (`takesNoCart`). */
  inCart?: boolean
  /** What freight is to where it goes; absent where the owner sets no freight table. */
  freight?: readonly FreightTerms[]
  /** Server time, epoch ms. */
  now: number
}
