import { PAYMENT_STATUS } from '@hearth/domain'
import { codes } from '#kernel/laws/law-codes'

/**
 * For laws: the number of payments of a row of `orders` that are paid, or were refunded by after-sale service or as
 * goodwill.
 * @param kinds the kinds of payables; none for payments of the order itself
 */
export const paymentsOf = (...kinds: readonly string[]): string => `
  select count(*) from payment
  where order_id = orders.id and ${
    kinds.length === 0 ? 'payable_id = orders.id' : `payable_kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`
  }
    and (status = ${codes(PAYMENT_STATUS, 'paid')} or (
      status in (${codes(PAYMENT_STATUS, 'refunding', 'refunded')}) and exists (
        select from refund_part part join refund on refund.id = part.refund_id
        where part.payment_id = payment.id and cause in ('returned', 'goodwill'))))`
