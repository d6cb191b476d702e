import { sql, type Migration } from 'kysely'

/** Indexes that keep calls fast for shoppers with many orders, in shops with many promotions. */
export const indexes: Migration = {
  async up(db) {
    await sql.raw(INDEXES).execute(db)
  },
}

const INDEXES = /* sql */ `
create index orders_integral on orders (shopper_id, created_at desc, id desc) where integral > 0;
create index orders_received on orders (shopper_id, received_at) where status = 40;
create index promotion_sku_limited on promotion_sku (promotion_id) where shopper_limit is not null;
`
