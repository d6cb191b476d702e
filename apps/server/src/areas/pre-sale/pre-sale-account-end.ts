import { sql } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'

/**
 * What happens to a shopper's pre-sales when the account is deleted: they stay with their orders, without the telephone
 * for messages.
 */
export const preSaleAccountEnd: AccountEnd = {
  kept: { 'pre_sale_order.told_telephone': 'its order stays; the telephone is taken out' },
  async end({ db }, shopperId) {
    await sql`
      update pre_sale_order set told_telephone = null
      where told_telephone is not null
        and order_id in (select id from orders where shopper_id = ${shopperId})`.execute(db)
  },
}
