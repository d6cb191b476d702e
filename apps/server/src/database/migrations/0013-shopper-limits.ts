import { sql, type Migration } from 'kysely'

/** How many pieces one shopper may buy from a promotion; null means the default limit of the domain. */
export const shopperLimits: Migration = {
  async up(db) {
    await sql`alter table promotion_sku add column shopper_limit integer check (shopper_limit > 0)`.execute(db)
  },
}
