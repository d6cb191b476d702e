// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { CouponStatus } from '@hearth/domain'
import type { Generated } from '#database/generated'

/** A shopper’s coupon. An expired coupon keeps its status; readers compare its time. */
export interface Coupon {
  batch_id: string
  begin_time: number
  end_time: number
  id: string
  merged_into: string | null
  order_id: string | null
  received_at: number
  shopper_id: string
  status: Generated<CouponStatus>
  used_at: number | null
}
