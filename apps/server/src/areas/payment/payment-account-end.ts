import { sql } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'

/** What happens to a shopper's payments and refunds when the account is deleted. */
export const paymentAccountEnd: AccountEnd = {
  kept: { 'payment.shopper_id': 'the law wants payments kept; the id belongs to nobody who is known' },
  dealings: (_, shopperId) => ({
    openRefunds: sql`(
      select count(*)
      from refund
      join orders on orders.id = refund.order_id
      where orders.shopper_id = ${shopperId} and refund.settled_at is null
    )`,
  }),
}
