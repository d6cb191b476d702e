import { sql, type Migration } from 'kysely'

/**
 * Coupons given every few months of a membership. For running memberships the migration computes when their next month
 * begins.
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
