import { sql, type Migration } from 'kysely'

/**
 * Every coupon of a batch counts as given, however it was obtained; before, only coupons from the coupon centre were
 * counted. The quantity of a batch is never below the number given.
 */
export const couponsGiven: Migration = {
  async up(db) {
    await sql`
      update coupon_batch
      set given = had.pieces, quantity = case when quantity is not null then greatest(quantity, had.pieces) end
      from (select batch_id, count(*) as pieces from coupon group by batch_id) as had
      where had.batch_id = coupon_batch.id`.execute(db)
  },
}
