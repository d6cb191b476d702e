import { sql, type Migration } from 'kysely'

/** How many pieces one shopper may have from a promotion; the domain's number where null. */
export const shopperLimits: Migration = {
  async up(db) {
    await sql`alter table promotion_sku add column shopper_limit integer check (shopper_limit > 0)`.execute(db)
  },
}
