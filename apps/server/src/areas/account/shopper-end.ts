import { MEMBER_TYPE } from '@hearth/domain'
import { sql } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'

/** The name that kept records show for a shopper whose account was deleted. */
const NAME = '已注销用户'

const EMPTIED = 'orders name the row, which stays; everything in it that names the shopper is taken out'

/** What happens to a shopper's own row when the account is deleted. */
export const shopperEnd: AccountEnd = {
  kept: {
    'shopper.telephone': EMPTIED,
    'shopper.display_name': EMPTIED,
    'shopper.avatar': EMPTIED,
    'shopper.email': EMPTIED,
    'shopper.app_open_id': EMPTIED,
  },
  async end({ db, now }, shopperId) {
    await sql`
      update shopper set telephone = ${`deleted:${shopperId}`}, display_name = ${NAME}, avatar = '',
        email = null, app_open_id = null,
        default_address_id = null, enterprise = false, member_type = ${MEMBER_TYPE.none}, member_until = null,
        deleted_at = ${now}
      where id = ${shopperId}`.execute(db)
  },
}
