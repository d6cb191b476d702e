import { ORDER_KIND, ORDER_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

/** Laws of reservation campaigns. */
export const RESERVATION_LAWS: readonly Law[] = [
  {
    fault: 'a reservation campaign that counts other pieces or shoppers than its reservations',
    broken: `
      select reservation_run.id as id from reservation_run
      left join (
        select run_id, sum(quantity) as pieces, count(*) as shoppers from reservation group by run_id
      ) as had on had.run_id = reservation_run.id
      where (reserved, reservation_run.shoppers) <> (coalesce(had.pieces, 0), coalesce(had.shoppers, 0))`,
  },
  {
    fault: 'a reservation of which more pieces are ordered than were reserved',
    broken: `
      select reservation.id as id from reservation
      join reservation_order on reservation_id = reservation.id
      join orders on orders.id = reservation_order.order_id and status <> ${codes(ORDER_STATUS, 'cancelled')}
      join order_item item on item.order_id = orders.id and not item.gift
      group by reservation.id having sum(item.quantity) > max(reservation.quantity)`,
  },
  {
    fault: 'an order of a reservation that is of another kind, another shopper or another campaign, or of none',
    broken: `
      select orders.id as id from orders
      left join reservation_order bought on bought.order_id = orders.id
      left join reservation on reservation.id = bought.reservation_id
      left join reservation_run run on run.id = reservation.run_id
      where (kind = '${ORDER_KIND.reservation}') <> (bought.order_id is not null)
        or reservation.shopper_id <> orders.shopper_id or run.promotion_id <> bought.promotion_id`,
  },
]
