import { ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { paymentsOf } from '#areas/orders/laws/payments-of'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

/** Laws of the payments and refunds of orders. */
export const ORDER_PAYMENT_LAWS: readonly Law[] = [
  {
    fault: 'a paid order without its payment',
    broken: `
      select id from orders
      where status in (${codes(ORDER_STATUS, 'paid', 'shipped', 'received')}) and pay_amount > 0
        and part_paid_at is null and 1 <> (${paymentsOf()})`,
  },
  {
    fault: 'an order that is not paid with a payment kept',
    broken: `
      select orders.id as id from orders join payment on payment.order_id = orders.id
      where payment.status = ${codes(PAYMENT_STATUS, 'paid')} and part_paid_at is null
        and orders.status in (${codes(ORDER_STATUS, 'pendingPayment', 'pendingFinalPayment', 'cancelled')})`,
  },
  {
    fault: 'a row of a price of which more went back than was paid',
    broken: `
      select refund.order_id || '/' || coalesce(item_position::text, stage) as id
      from refund_row join refund on refund.id = refund_id group by refund.order_id, item_position, stage
      having abs(sum(fen)) > coalesce((
        select abs(sum(price.fen)) from price_row price
        where price.order_id = refund.order_id and price.item_position is not distinct from refund_row.item_position
          and price.stage = refund_row.stage
      ), abs(sum(fen)))`,
  },
  {
    fault: 'an order that was paid with another amount than it costs',
    broken: `
      select orders.id as id from orders join payment on payment.payable_id = orders.id and payable_kind = 'order'
      where payment.status = ${codes(PAYMENT_STATUS, 'paid')} and payment.amount <> orders.pay_amount
        and orders.status in (${codes(ORDER_STATUS, 'paid', 'shipped', 'received')})`,
  },
  {
    fault: 'goodwill of a line that is more than its pieces that stay were paid with',
    broken: `
      select id from order_item
      where goodwill < 0 or goodwill > paid_amount - paid_amount * refunded / quantity`,
  },
  {
    fault: 'goodwill of the whole of an order that is more than its freight',
    broken: `
      select id from orders
      where goodwill < 0 or goodwill > case when exists (
        select from refund_row join refund on refund.id = refund_id
        where refund.order_id = orders.id and item_position is null and stage <> 'goodwill'
      ) then 0 else freight_amount end`,
  },
  {
    fault: 'goodwill that stands for more than was given',
    broken: `
      select orders.id as id from orders join order_item item on item.order_id = orders.id
      group by orders.id
      having max(orders.goodwill) + sum(item.goodwill) > coalesce((
        select sum(amount) from refund where refund.order_id = orders.id and cause = 'goodwill'), 0)`,
  },
]
