import { sql, type Migration } from 'kysely'

/** Adds the maximum amount that a percentage coupon takes off. */
export const couponLimits: Migration = {
  async up(db) {
    await sql`alter table coupon_batch add column most_saving bigint`.execute(db)
  },
}
