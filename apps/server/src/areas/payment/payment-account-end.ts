import { sql } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'

/**
 * The payments of a deleted account are kept. Refunds that are not completed are counted, since they may prevent the
 * deletion.
 */
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
