import { sql } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'

/** What becomes of a shopper's memberships. */
export const membershipAccountEnd: AccountEnd = {
  kept: { 'membership.shopper_id': 'a membership is what an order was paid for, and is kept with the order' },
  // Neither future memberships nor further months give anything.
  async end({ db }, shopperId) {
    await sql`update membership set begun = true, next_month_at = null where shopper_id = ${shopperId}`.execute(db)
  },
}
