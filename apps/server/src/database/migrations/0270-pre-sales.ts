import { sql, type Migration } from 'kysely'

/** Pre-sales: their terms, and the agreed terms of each order. */
export const preSales: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table promotion add column balance_begin bigint;
alter table promotion add column balance_end bigint;
alter table promotion add column deposit_kept boolean;
alter table promotion_sku add column deposit_amount bigint;
alter table promotion_sku add column deposit_worth bigint;

alter table orders add column deposit_amount bigint;
alter table orders add column balance_begin bigint;
alter table orders add column balance_end bigint;
alter table orders add column deposit_kept boolean;
alter table orders add column deposit_paid_at bigint;
alter table orders add column balance_placed_at bigint;
alter table orders add column kept_amount bigint not null default 0;

create index orders_balance_due on orders (pay_deadline) where status = 15;
`
