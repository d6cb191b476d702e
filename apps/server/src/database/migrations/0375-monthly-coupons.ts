import { sql, type Migration } from 'kysely'

/**
 * Coupons that come every so many months of a membership. Of those that have begun already it is looked up when their
 * next month does.
 */
export const monthlyCoupons: Migration = {
  async up(db) {
    await sql`alter table coupon_batch add column every_months integer check (every_months > 0)`.execute(db)
    await sql`
      alter table membership add column month integer not null default 0, add column next_month_at bigint`.execute(db)
    await sql`update membership set next_month_at = begin_time where begun`.execute(db)
    await sql`
      create index membership_next_month on membership (next_month_at, order_id)
      where next_month_at is not null`.execute(db)
  },
}
