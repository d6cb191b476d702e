import { sql, type Migration } from 'kysely'

/**
 * Tiers of promotions over a cart, which of these promotions combine, rates with a decimal, prices that are a
 * percentage of the ordinary price, and floor prices. Fields of cart promotions that were never read are cleared, since
 * they are read from now on.
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
