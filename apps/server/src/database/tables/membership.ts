// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { VipType } from '@hearth/domain'

/** A membership that a shopper bought, from when it was paid. */
export interface Membership {
  begin_time: number
  /**
   * Whether its coupons were given, and its kind is the shopper’s.
   */
  begun: Generated<boolean>
  end_time: number
  /**
   * Months of it that have begun since its first: their coupons were given.
   */
  month: Generated<number>
  /**
   * When to look whether its next month has begun; null before it begins and in its last month.
   */
  next_month_at: number | null
  order_id: string
  shopper_id: string
  vip_type: VipType
}
