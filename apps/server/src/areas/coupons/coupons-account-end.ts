import { COUPON_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'

const COUNTED = 'batches count how many of their coupons were given; the id belongs to nobody who is known'

/**
 * What happens to a shopper's coupons when the account is deleted: usable coupons end. All coupons are kept, since
 * their batches count how many coupons were given.
 */
export const couponsAccountEnd: AccountEnd = {
  kept: { 'coupon.shopper_id': COUNTED, 'coupon_count.shopper_id': COUNTED, 'coupon_code.shopper_id': COUNTED },
  async end({ db, now }, shopperId) {
    await sql`
      update coupon set end_time = least(end_time, ${now - 1}::bigint)
      where shopper_id = ${shopperId} and status = ${sql.lit(COUPON_STATUS.usable)}`.execute(db)
  },
  async lost({ db, now }, shopperId) {
    const { rows } = await sql<{ couponCount: number }>`
      select count(*) as "couponCount" from coupon
      where shopper_id = ${shopperId} and status = ${sql.lit(COUPON_STATUS.usable)} and end_time >= ${now}`.execute(db)
    return rows[0]!
  },
}
