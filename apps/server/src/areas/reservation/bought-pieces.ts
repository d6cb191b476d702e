import { ORDER_STATUS } from '@hearth/domain'
import { sql } from 'kysely'

/** An expression on a row of `reservation` for its pieces in uncancelled orders. */
export const BOUGHT_PIECES = sql<number>`(
  select coalesce(sum(item.quantity), 0)
  from reservation_order
  join orders on orders.id = reservation_order.order_id and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
  join order_item item on item.order_id = orders.id and not item.gift
  where reservation_order.reservation_id = reservation.id)`
