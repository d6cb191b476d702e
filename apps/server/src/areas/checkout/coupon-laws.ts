import { COUPON_STATUS, ORDER_STATUS } from '@hearth/domain'
import type { Law } from '#kernel/laws/law'
import { codes } from '#kernel/laws/law-codes'

/** Laws of the coupons that orders use. */
export const ORDER_COUPON_LAWS: readonly Law[] = [
  {
    fault: 'a coupon used by an order that is not paid, or by none',
    broken: `
      select coupon.id as id from coupon left join orders on orders.id = coupon.order_id
      where coupon.status = ${codes(COUPON_STATUS, 'used')} and (orders.id is null
        or orders.status in (${codes(ORDER_STATUS, 'pendingPayment', 'pendingFinalPayment', 'cancelled')}))`,
  },
  {
    fault: 'a coupon held by an order that waits for no payment',
    broken: `
      select coupon.id as id from coupon left join orders on orders.id = coupon.order_id
      where coupon.status = ${codes(COUPON_STATUS, 'held')} and (orders.id is null
        or orders.status not in (${codes(ORDER_STATUS, 'pendingPayment', 'pendingFinalPayment')}))`,
  },
]
