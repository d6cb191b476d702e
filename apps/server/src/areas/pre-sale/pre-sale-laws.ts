import { ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import { paymentsOf } from '#areas/orders/laws/payments-of'
import { STANDING_DEPOSITS } from '#areas/payment/money-laws'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

const SETTLED = codes(ORDER_STATUS, 'paid', 'shipped', 'received')

const HAS_PAID = `exists (
          select from payment
          where payment.order_id = orders.id and payment.status = ${codes(PAYMENT_STATUS, 'paid')})`

/** Laws of pre-sales, which are paid in two parts: the deposit first, then the balance. */
export const PRE_SALE_LAWS: readonly Law[] = [
  {
    fault: 'a pre-sale whose deposit or balance is not what was paid of it',
    broken: `
      select id from orders join pre_sale_order on order_id = id where (
        (status in (${codes(ORDER_STATUS, 'pendingFinalPayment')}, ${SETTLED})
          and (part_paid_at is null or 1 <> (${paymentsOf('deposit')})))
        or (status in (${SETTLED}) and (balance_placed_at is null
          or (pay_amount > deposit_amount and 1 <> (${paymentsOf('balance')}))))
        or (status = ${codes(ORDER_STATUS, 'pendingPayment')} and part_paid_at is not null)
        or (status = ${codes(ORDER_STATUS, 'cancelled')} and kept_amount = 0 and ${HAS_PAID})
        or (status = ${codes(ORDER_STATUS, 'pendingFinalPayment')} and ${HAS_PAID} and 1 <> (${paymentsOf()}))
        or deposit_amount not between 1 and pay_amount or balance_begin > balance_end)`,
  },
  {
    fault: 'a payment of a pre-sale over another amount than its deposit or its balance',
    broken: `
      select payment.id as id from payment join orders on orders.id = payment.order_id
      left join pre_sale_order on pre_sale_order.order_id = orders.id
      where (payable_kind = 'deposit' and payment.amount is distinct from deposit_amount)
        or (payable_kind = 'balance' and payment.amount is distinct from pay_amount - deposit_amount)`,
  },
  {
    fault:
      'a deposit of a pre-sale that stands in the books though it is certain, kept or back, or does not stand there',
    broken: `
      select id from orders join pre_sale_order on pre_sale_order.order_id = id
      left join ${STANDING_DEPOSITS} as standing on standing.order_id = id
      where coalesce(deposit, 0) <>
        case when status = ${codes(ORDER_STATUS, 'pendingFinalPayment')} then deposit_amount else 0 end`,
  },
  {
    fault: 'a deposit kept that was not agreed to be, or is not there',
    broken: `
      select id from orders join pre_sale_order on pre_sale_order.order_id = id where kept_amount <> 0 and (
        status <> ${codes(ORDER_STATUS, 'cancelled')} or deposit_kept is not true
        or cancel_code in ('shop', 'refunded') or kept_amount <> (
          select coalesce(sum(amount), 0) from payment
          where payment.order_id = orders.id and payment.status = ${codes(PAYMENT_STATUS, 'paid')}))`,
  },
]
