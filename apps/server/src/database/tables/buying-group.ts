// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { GroupState } from '@hearth/domain'

/** Shoppers who buy together: a group that was opened. */
export interface BuyingGroup {
  /**
   * When its leader placed the order.
   */
  created_at: number
  /**
   * Until when it must be complete; set when the leader pays, and never changed.
   */
  end_time: number | null
  /**
   * When it was complete, failed or dropped; null before.
   */
  ended_at: number | null
  /**
   * Hours for which it gathers shoppers, by the promotion at the time of the leader’s order.
   */
  group_hours: number
  /**
   * Number of seats, by the promotion at the time of the leader’s order.
   */
  group_size: number
  id: string
  leader_id: string
  /**
   * When its leader paid; null before.
   */
  opened_at: number | null
  /**
   * Price of a piece at the time of the leader’s order.
   */
  price: number
  promotion_id: string
  /**
   * The sku of the leader.
   */
  sku_no: string
  spu_no: string
  state: Generated<GroupState>
}
