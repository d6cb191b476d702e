import { sql, type Migration } from 'kysely'

/** What coupons of percent take off at most. */
export const couponLimits: Migration = {
  async up(db) {
    await sql`alter table coupon_batch add column most_saving bigint`.execute(db)
  },
}
