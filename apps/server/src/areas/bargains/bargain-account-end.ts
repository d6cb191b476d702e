import { sql } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'

/**
 * What happens to a shopper's bargains when the account is deleted. Running bargains end. The shopper's help with
 * bargains of friends still counts, but is shown without a name.
 */
export const bargainAccountEnd: AccountEnd = {
  kept: {
    'bargain.shopper_id': 'friends read what became of it; the id belongs to nobody who is known',
    'bargain_help.helper_shopper_id': 'help counts on for the friend; the id belongs to nobody who is known',
  },
  async end({ db, now }, shopperId) {
    await sql`
      update bargain set end_time = ${now - 1}
      where shopper_id = ${shopperId} and order_id is null and end_time >= ${now}`.execute(db)
  },
}
