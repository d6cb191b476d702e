// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { BundleKind, PromotionSupportTarget } from '@hearth/domain'
import type { Generated } from '#database/generated'

/** Products with a lower price together: a bundle, or the offers of a mark-up sale. */
export interface Bundle {
  begin_time: number
  end_time: number
  id: string
  kind: BundleKind
  name: string
  /**
   * Price of a set; null for a mark-up sale.
   */
  price: number | null
  support_target: Generated<PromotionSupportTarget>
  /**
   * Least amount of the rest of the cart for a mark-up sale; null for a set.
   */
  threshold_amount: number | null
}
