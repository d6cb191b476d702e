import { sql } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'

/** What happens to a shopper's memberships when the account is deleted. */
export const membershipAccountEnd: AccountEnd = {
  kept: { 'membership.shopper_id': 'a membership is what an order was paid for, and is kept with the order' },
  // Future memberships and further months give nothing any more.
  async end({ db }, shopperId) {
    await sql`update membership set begun = true, next_month_at = null where shopper_id = ${shopperId}`.execute(db)
  },
}
