import { BILLING_STATUS, PAYMENT_STATUS, RED_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

/** Laws of invoices. */
export const INVOICE_LAWS: readonly Law[] = [
  {
    fault: 'an invoice whose lines do not add up to the fen',
    broken: `
      select order_id || '/' || round as id from billing where lines is not null and (
        amount <> (select coalesce(sum((line ->> 'gross')::bigint), 0) from jsonb_array_elements(lines) as line)
        or exists (select from jsonb_array_elements(lines) as line
          where (line ->> 'gross')::bigint <> (line ->> 'net')::bigint + (line ->> 'tax')::bigint))`,
  },
  {
    fault: 'more invoiced than was paid',
    broken: `
      select billing.order_id as id from billing join orders on orders.id = billing.order_id
      left join (
        select order_id, sum(amount) as fen from payment
        where payable_kind = 'repair' and status = ${codes(PAYMENT_STATUS, 'paid')} group by order_id
      ) as repairs on repairs.order_id = billing.order_id
      left join pre_sale_order on pre_sale_order.order_id = billing.order_id
      where billing.status = ${codes(BILLING_STATUS, 'made')} and red_status = ${codes(RED_STATUS, 'none')}
      group by billing.order_id, orders.pay_amount, orders.paid_at
      having count(*) > 1 or sum(amount) > case when orders.paid_at is null then 0 else orders.pay_amount end
        + coalesce(max(repairs.fen), 0) + coalesce(max(kept_amount), 0)`,
  },
]
