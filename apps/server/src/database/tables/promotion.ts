// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { CartTier } from '@hearth/sdk/core'
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
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
   * Promotions over a cart that the same pieces may count for as well.
   */
  combines_with: JSONColumnType<string[]> | null
  /**
   * Whether the shop keeps the deposit if the balance is not paid.
   */
  deposit_kept: boolean | null
  /**
   * Percent to pay, with one decimal at most.
   */
  discount_rate: number | null
  display_time: number | null
  end_time: number
  gift_name: string | null
  gift_sku_no: string | null
  id: string
  name: string
  /**
   * Which is worked out first of those over a cart: the smaller number.
   */
  priority: Generated<number>
  promotion_type: PromotionType
  reduce_amount: number | null
  stopped_at: number | null
  support_target: Generated<PromotionSupportTarget>
  threshold_amount: number | null
  threshold_quantity: number | null
  /**
   * What one over a cart asks and gives; null where its own columns say it.
   */
  tiers: JSONColumnType<CartTier[]> | null
  /**
   * Days of a free trial; null for other types.
   */
  trial_days: number | null
  version: Generated<number>
}
