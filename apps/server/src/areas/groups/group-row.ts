import { ORDER_KIND, groupStatus, type GroupState } from '@hearth/domain'
import type { GroupOrder } from '@hearth/sdk/core'
import { sql } from 'kysely'

/** The cause of the hold on paid orders of an incomplete group. */
export const GROUP_HOLD = 'group'

/** An expression on a row of `buying_group` for the number of its paid seats. */
export const PAID_SEATS = sql<number>`(
  select count(*) from group_order seat where seat.group_id = buying_group.id and seat.paid_at is not null)`

/** An expression on a row of `buying_group` for the number of its taken seats. */
export const TAKEN_SEATS = sql<number>`(
  select count(*) from group_order seat where seat.group_id = buying_group.id and seat.seat_no is not null)`

/** The group of an order, and whether it holds the order. */
export interface StoredGroupOrder {
  promotionId: string
  groupId: string
  leader: boolean
  state: GroupState
  groupSize: number
  memberCount: number
  endTime?: number
  held: boolean
}

/** Condition on a row of `orders`: its group holds it. */
export const isHeldByGroup = sql<boolean>`exists (
  select from order_hold where order_hold.order_id = orders.id and cause = ${sql.lit(GROUP_HOLD)})`

/** An expression on a row of `orders` for its group; null if it has none. */
export const GROUP_ORDER = sql<StoredGroupOrder | null>`(
  select jsonb_strip_nulls(jsonb_build_object('promotionId', buying_group.promotion_id, 'groupId', buying_group.id,
    'leader', buying_group.leader_id = orders.shopper_id, 'state', buying_group.state,
    'groupSize', buying_group.group_size, 'memberCount', ${PAID_SEATS}, 'endTime', buying_group.end_time,
    'held', ${isHeldByGroup}))
  from group_order own join buying_group on buying_group.id = own.group_id
  where own.order_id = orders.id)`

/** Returns an order's group in the form for the shopper. */
export const toldGroupOrder = ({ state, held: _held, ...group }: StoredGroupOrder): GroupOrder => ({
  kind: ORDER_KIND.group,
  ...group,
  status: groupStatus(state),
})
