// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { CartTier } from '@hearth/sdk/core'
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { PromotionSupportTarget, PromotionType } from '@hearth/domain'

export interface Promotion {
  /**
   * For a pre-sale: from when its balance can be paid.
   */
  balance_begin: number | null
  /**
   * For a pre-sale: until when its balance can be paid.
   */
  balance_end: number | null
  begin_time: number
  /**
   * Ids of promotions over a cart for which the same pieces can count too.
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
   * Order in which promotions over a cart are computed: the smallest number first.
   */
  priority: Generated<number>
  promotion_type: PromotionType
  reduce_amount: number | null
  stopped_at: number | null
  support_target: Generated<PromotionSupportTarget>
  threshold_amount: number | null
  threshold_quantity: number | null
  /**
   * What a promotion over a cart requires and gives; null if its own columns say it.
   */
  tiers: JSONColumnType<CartTier[]> | null
  /**
   * Days of a free trial; null for other types.
   */
  trial_days: number | null
  version: Generated<number>
}
