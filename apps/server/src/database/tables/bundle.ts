// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { BundleKind, PromotionSupportTarget } from '@hearth/domain'
import type { Generated } from '#database/generated'

/** Products that are cheaper beside each other: a set, or what a mark-up sale offers. */
export interface Bundle {
  begin_time: number
  end_time: number
  id: string
  kind: BundleKind
  name: string
  /**
   * What a set costs together; null for a mark-up sale.
   */
  price: number | null
  support_target: Generated<PromotionSupportTarget>
  /**
   * What the rest of the cart must come to for a mark-up sale; null for a set.
   */
  threshold_amount: number | null
}
