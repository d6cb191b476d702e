// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { CouponDiscountType, CouponSource } from '@hearth/domain'
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'

/** A kind of coupon. */
export interface CouponBatch {
  begin_time: number
  /**
   * Fen; of one of percent, the percent to pay, with one decimal at most.
   */
  coupon_value: number
  discount_type: CouponDiscountType
  end_time: number
  /**
   * Of a membership: every how many of its months another one comes.
   */
  every_months: number | null
  /**
   * Number of taken coupons; counted if the batch has a quantity.
   */
  given: Generated<number>
  id: string
  /**
   * Fen that one of percent takes off at most; null means any amount.
   */
  most_saving: number | null
  name: string
  /**
   * A new shopper gets one.
   */
  on_signup: Generated<boolean>
  /**
   * How many one shopper may take.
   */
  per_shopper: Generated<number>
  /**
   * How many may be taken in all; null means as many as there are shoppers.
   */
  quantity: number | null
  receive_begin: Generated<number>
  /**
   * Until when they can be taken; null means for as long as they can be used.
   */
  receive_end: number | null
  /**
   * The skus it is limited to; null means all.
   */
  sku_nos: JSONColumnType<string[]> | null
  source: Generated<CouponSource>
  threshold_amount: Generated<number>
  /**
   * Days a coupon can be used from when it was taken; null means until the end.
   */
  valid_days: number | null
  /**
   * How often it was changed.
   */
  version: Generated<number>
  vip_type: string | null
}
