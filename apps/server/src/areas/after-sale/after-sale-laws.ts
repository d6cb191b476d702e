import { AFTER_SALE_STATUS, ORDER_STATUS, REFUND_STATUS } from '@hearth/domain'
import { REFUND_STATE } from '#areas/payment/refund-state'
import { SERVICE_HOLD } from '#areas/orders/order-holds'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

/** Laws of requests for service. */
export const AFTER_SALE_LAWS: readonly Law[] = [
  {
    fault: 'more pieces in after-sale service, or refunded, than were bought',
    broken: `
      select order_item.id as id from order_item join orders on orders.id = order_item.order_id
      left join (
        select open.item_id, sum(open.quantity) as pieces
        from after_sale open left join after_sale main on main.id = open.gift_of
        where open.status < ${codes(AFTER_SALE_STATUS, 'received')}
          or (open.status = ${codes(AFTER_SALE_STATUS, 'received')}
            and ${codes(REFUND_STATUS, 'none')} = coalesce(main.refund_status, open.refund_status))
        group by open.item_id
      ) as service on service.item_id = order_item.id
      where refunded + coalesce(pieces, 0) > order_item.quantity
        and orders.status <> ${codes(ORDER_STATUS, 'cancelled')}`,
  },
  {
    fault: 'a request for service whose gifts stand elsewhere',
    broken: `
      select gift.id as id from after_sale gift join after_sale main on main.id = gift.gift_of
      where gift.status <> main.status`,
  },
  {
    fault: 'a request for service whose events are not numbered as it changed',
    broken: `
      select id from after_sale left join (
        select subject, max(version) as last, count(distinct version) as count from event group by subject
      ) as told on told.subject = 'after-sale/' || after_sale.id
      where gift_of is null and (version is distinct from last or version is distinct from count)`,
  },
  {
    fault: 'a refund of a request that is not what the request says',
    broken: `
      select after_sale.id as id
      from after_sale left join refund on refund.request = 'after-sale/' || after_sale.id
      where coalesce(refund.amount, 0) <> coalesce(after_sale.refund_amount, 0)
        or (refund_status = ${codes(REFUND_STATUS, 'refunded')} and refund.status <> ${codes(REFUND_STATE, 'given')})
        or (refund_status > ${codes(REFUND_STATUS, 'none')} and refund_amount is null)`,
  },
  {
    fault: 'a gift that stayed free though its product’s money went back',
    broken: `
      -- A failed refund may have been smaller than the gift's worth: the next refund is reduced instead.
      select gift.id as id from order_item gift
      join order_item product on product.order_id = gift.order_id and product.position = gift.gift_of
      join orders on orders.id = gift.order_id
      where gift.gift_worth is not null and orders.status <> ${codes(ORDER_STATUS, 'cancelled')}
        and not exists (
          select from after_sale where after_sale.order_id = orders.id and after_sale.refund_amount = 0)
        and gift.kept_back <> gift.gift_worth * greatest(0, least(gift.quantity,
          (gift.quantity * product.refunded + product.quantity - 1) / product.quantity) - gift.refunded)`,
  },
  {
    fault: 'money kept back for what stays of an order that is not what its requests say',
    broken: `
      select item.id as id from order_item item join orders on orders.id = item.order_id
      left join (
        select part.value->>'itemId' as item, sum((part.value->>'fen')::bigint) as fen
        from after_sale, jsonb_array_elements(after_sale.kept_back) as part group by part.value->>'itemId'
      ) as told on told.item = item.id
      where item.kept_back < 0 or (orders.status <> ${codes(ORDER_STATUS, 'cancelled')}
        and item.kept_back <> coalesce(told.fen, 0))`,
  },
  {
    fault: 'an order held for other requests than those before it is shipped',
    broken: `
      -- Requests of a cancelled order are closed by the consumer of its event.
      select orders.id as id from orders join after_sale on after_sale.order_id = orders.id
      left join order_hold on order_hold.order_id = orders.id and subject = after_sale.id
      where (orders.status <> ${codes(ORDER_STATUS, 'cancelled')} and unshipped and gift_of is null
          and after_sale.status = ${codes(AFTER_SALE_STATUS, 'applied')}) <> (order_hold.order_id is not null)
      union all select order_hold.order_id from order_hold join orders on orders.id = order_hold.order_id
      where orders.status = ${codes(ORDER_STATUS, 'cancelled')}
        or (cause = '${SERVICE_HOLD}' and not exists (select from after_sale where after_sale.id = subject))`,
  },
]
