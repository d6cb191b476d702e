import { sql } from 'kysely'
import { forgetOldOrders } from '#areas/orders/removal/forget-old-orders'
import { leftOpen } from '#areas/orders/removal/left-open'
import type { AccountEnd } from '#kernel/account-ends/account-end'

/** What happens to a shopper's orders when the account is deleted. */
export const ordersAccountEnd: AccountEnd = {
  kept: {
    'orders.shopper_id': 'the law on electronic commerce wants orders kept; the id belongs to nobody who is known',
    'orders.address': 'kept for three years, as that law wants, then forgotten',
    'orders.invoice': 'tax law wants it kept whom an invoice was made out to',
  },
  dealings: (work, shopperId) => ({
    orders: sql`
      coalesce((
        select jsonb_agg(distinct status) from orders
        where shopper_id = ${shopperId}
      ), '[]')`,
    open: leftOpen(work, sql<boolean>`orders.shopper_id = ${shopperId}`),
  }),
  forgetOld: forgetOldOrders,
}
