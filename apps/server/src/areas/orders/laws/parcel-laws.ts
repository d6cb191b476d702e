import { kindsNeverSent, ORDER_KIND, ORDER_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

/** Laws of the parcels of orders. */
export const PARCEL_LAWS: readonly Law[] = [
  {
    fault: 'a line with more pieces in parcels, or refunded, than were ordered, or codes in a parcel',
    broken: `
      select id from order_item
      where sent < 0 or refunded_unsent < 0 or sent + refunded_unsent > quantity or refunded_unsent > refunded
        or (by_code and sent > 0)`,
  },
  {
    fault: 'a line whose pieces in parcels are not those that its parcels hold',
    broken: `
      select order_item.id as id from order_item left join (
        select item_id, sum(quantity) as pieces from shipment_item packed
        join shipment on shipment.id = packed.shipment_id and returned_at is null group by item_id
      ) as packed on packed.item_id = order_item.id
      where sent <> coalesce(pieces, 0)
      union all select packed.item_id from shipment_item packed join shipment on shipment.id = packed.shipment_id
      join order_item on order_item.id = packed.item_id where order_item.order_id <> shipment.order_id`,
  },
  {
    fault: 'a parcel with nothing in it',
    broken: `
      select id from shipment where not exists (select from shipment_item where shipment_id = shipment.id)`,
  },
  {
    fault: 'a shipped order with pieces that are neither in a parcel nor refunded, or parcels of one that is not',
    broken: `
      select orders.id as id from orders join order_item on order_id = orders.id
      where kind not in (${codes(ORDER_KIND, ...kindsNeverSent())})
      group by orders.id, orders.status, partly_sent
      having (orders.status in (${codes(ORDER_STATUS, 'shipped', 'received')})
          and bool_or(not by_code and sent + refunded_unsent < quantity))
        or (orders.status in (${codes(ORDER_STATUS, 'pendingPayment', 'pendingFinalPayment', 'cancelled')})
          and bool_or(sent > 0))
        or partly_sent <> (orders.status = ${codes(ORDER_STATUS, 'paid')} and bool_or(sent > 0))
        or (partly_sent and not bool_or(not by_code and sent + refunded_unsent < quantity))`,
  },
]
