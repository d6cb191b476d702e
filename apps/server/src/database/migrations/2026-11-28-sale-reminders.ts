import { sql, type Migration } from 'kysely'

/** Shoppers to remind before a flash sale begins. */
export const saleReminders: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table sale_reminder (
  shopper_id text not null,
  promotion_id text not null,
  sku_no text not null,
  telephone text not null,
  told boolean not null default false,
  created_at bigint not null,
  primary key (shopper_id, promotion_id, sku_no)
);
create index sale_reminder_waiting on sale_reminder (promotion_id, created_at) where not told;

-- For reading the orders of a promotion.
create index order_item_promotion on order_item (promotion_id) where promotion_id is not null;
`
