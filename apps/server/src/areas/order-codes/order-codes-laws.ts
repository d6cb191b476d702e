import { kindsNeverSent, ORDER_KIND, ORDER_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

/** A query for the number of codes that the shopper has for an item. */
const GIVEN = `select count(*) from order_code where order_code.item_id = item.id and withdrawn_at is null`

/** Laws of products that are delivered as codes. */
export const ORDER_CODE_LAWS: readonly Law[] = [
  {
    fault: 'a line with more codes than pieces, or with codes of another sku or before it was paid',
    broken: `
      select item.id as id
      from order_item item join order_code code on code.item_id = item.id and withdrawn_at is null
      join orders on orders.id = item.order_id
      group by item.id, item.quantity, item.by_code, orders.status
      having count(*) > item.quantity or not item.by_code
        or orders.status in (${codes(ORDER_STATUS, 'pendingPayment', 'pendingFinalPayment')})
        or count(*) filter (where code.sku_no <> item.sku_no) > 0`,
  },
  {
    fault: 'a paid order that lacks codes and does not wait for them',
    broken: `
      select orders.id as id from orders join order_item item on item.order_id = orders.id and item.by_code
      where orders.status = ${codes(ORDER_STATUS, 'received')} and item.quantity - item.refunded > (${GIVEN})
        and not exists (select from order_code_wait where order_code_wait.order_id = orders.id)
        -- The event of its payment may not have been consumed yet.
        and not exists (select from event where subject = 'order/' || orders.id and not handed_out)
        and not exists (select from event_delivery where subject = 'order/' || orders.id and consumer = 'order codes')`,
  },
  {
    fault: 'a paid order of which nothing is to come any more',
    broken: `
      select id from orders
      where status = ${codes(ORDER_STATUS, 'paid')} and kind not in (${codes(ORDER_KIND, ...kindsNeverSent())})
        and not exists (select from order_hold where order_id = orders.id)
        and exists (select from order_item where order_id = orders.id)
        and not exists (
          select from order_item item where item.order_id = orders.id and item.refunded < item.quantity
            and (not item.by_code or item.refunded + (${GIVEN}) < item.quantity))`,
  },
]
