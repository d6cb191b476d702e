import { sql, type Migration } from 'kysely'

/**
 * Adds tiers of cart promotions, the promotions that each combines with, rates with a decimal, promotion prices that
 * are a percentage of the ordinary price, and floor prices of skus. Fields of cart promotions that the server did not
 * read before are cleared, since it reads them from now on.
 */
export const cartTiers: Migration = {
  async up(db) {
    await sql`
      alter table promotion add column tiers jsonb, add column priority integer not null default 0,
        add column combines_with jsonb, alter column discount_rate type double precision`.execute(db)
    await sql`alter table promotion_sku add column promotion_rate double precision`.execute(db)
    await sql`alter table sku add column floor_price bigint`.execute(db)
    await sql`alter table coupon_batch alter column coupon_value type double precision`.execute(db)
    await sql`
      update promotion set threshold_quantity = null, discount_rate = null where promotion_type = 1001`.execute(db)
    await sql`update promotion set threshold_amount = null, reduce_amount = null where promotion_type = 1002`.execute(
      db,
    )
  },
}
