// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { PromotionSupportTarget, PromotionType } from '@hearth/domain'

export interface Promotion {
  /**
   * Of a pre-sale: from when its balance can be paid.
   */
  balance_begin: number | null
  /**
   * Of a pre-sale: until when.
   */
  balance_end: number | null
  begin_time: number
  /**
   * Whether the shop keeps the deposit of who does not pay the balance.
   */
  deposit_kept: boolean | null
  discount_rate: number | null
  display_time: number | null
  end_time: number
  gift_name: string | null
  gift_sku_no: string | null
  id: string
  name: string
  promotion_type: PromotionType
  reduce_amount: number | null
  support_target: Generated<PromotionSupportTarget>
  threshold_amount: number | null
  threshold_quantity: number | null
  /**
   * Days a product may be tried for; null but for free trials.
   */
  trial_days: number | null
}
