import { PAYMENT_STATUS } from '@hearth/domain'
import type { PayableName } from '#areas/payment/payable'
import { codes } from '#kernel/law-codes'

/**
 * For laws: counts the payments of some kinds that paid for a row of `orders`, and among them those whose money went
 * back by after-sale service.
 */
export const paymentsOf = (...kinds: readonly PayableName[]): string => `
  select count(*) from payment
  where order_id = orders.id and payable_kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})
    and (status = ${codes(PAYMENT_STATUS, 'paid')} or (
      status in (${codes(PAYMENT_STATUS, 'refunding', 'refunded')}) and exists (
        select from refund_part part join refund on refund.id = part.refund_id
        where part.payment_id = payment.id and cause = 'returned')))`
