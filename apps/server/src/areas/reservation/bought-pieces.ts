import { ORDER_STATUS } from '@hearth/domain'
import { sql } from 'kysely'

/** Pieces of a row of `reservation` in orders that are not cancelled. */
export const BOUGHT_PIECES = sql<number>`(
  select coalesce(sum(item.quantity), 0)
  from reservation_order
  join orders on orders.id = reservation_order.order_id and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
  join order_item item on item.order_id = orders.id and not item.gift
  where reservation_order.reservation_id = reservation.id)`
