import { sql, type Migration } from 'kysely'

/** How many pieces one shopper may buy from a promotion; null for the domain's number. */
export const shopperLimits: Migration = {
  async up(db) {
    await sql`alter table promotion_sku add column shopper_limit integer check (shopper_limit > 0)`.execute(db)
  },
}
