// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { VipType } from '@hearth/domain'

/** A membership that a shopper bought. It begins when it is paid. */
export interface Membership {
  begin_time: number
  /**
   * Whether its coupons were given and the shopper has its member type.
   */
  begun: Generated<boolean>
  end_time: number
  /**
   * Number of its months that have begun after the first; the coupons of these were given.
   */
  month: Generated<number>
  /**
   * When to check whether its next month has begun; null before its begin and in its last month.
   */
  next_month_at: number | null
  order_id: string
  shopper_id: string
  vip_type: VipType
}
