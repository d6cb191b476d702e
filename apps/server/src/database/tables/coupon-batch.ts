// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { CouponDiscountType, CouponSource } from '@hearth/domain'
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'

/** A kind of coupon. */
export interface CouponBatch {
  begin_time: number
  /**
   * Fen; for a percentage coupon, the percent to pay, with one decimal at most.
   */
  coupon_value: number
  discount_type: CouponDiscountType
  end_time: number
  /**
   * For a membership: number of its months after which another coupon comes.
   */
  every_months: number | null
  /**
   * Number of coupons given; counted if the batch has a quantity.
   */
  given: Generated<number>
  id: string
  /**
   * Most fen that a percentage coupon takes off; null means any amount.
   */
  most_saving: number | null
  name: string
  /**
   * Whether each new shopper gets one.
   */
  on_signup: Generated<boolean>
  /**
   * How many one shopper may take.
   */
  per_shopper: Generated<number>
  /**
   * How many can be taken in all; null means no limit.
   */
  quantity: number | null
  receive_begin: Generated<number>
  /**
   * Until when coupons can be taken; null means for as long as they can be used.
   */
  receive_end: number | null
  /**
   * The skus to which it is limited; null means all.
   */
  sku_nos: JSONColumnType<string[]> | null
  source: Generated<CouponSource>
  threshold_amount: Generated<number>
  /**
   * Days for which a coupon can be used after it was taken; null means until the end of the batch.
   */
  valid_days: number | null
  /**
   * Number of its changes.
   */
  version: Generated<number>
  vip_type: string | null
}
