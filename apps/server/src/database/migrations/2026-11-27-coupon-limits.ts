import { sql, type Migration } from 'kysely'

/** The most that percentage coupons take off. */
export const couponLimits: Migration = {
  async up(db) {
    await sql`alter table coupon_batch add column most_saving bigint`.execute(db)
  },
}
