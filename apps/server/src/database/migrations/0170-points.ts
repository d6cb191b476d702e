import { sql, type Migration } from 'kysely'

/**
 * Coins and stars that pay for orders, points that are exchanged, and products for points. Earlier orders were paid
 * with none of them.
 */
export const points: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table orders add column gold_amount bigint not null default 0 check (gold_amount >= 0);
alter table orders add column star_amount bigint not null default 0 check (star_amount >= 0);
alter table orders add column gold_pieces integer not null default 0 check (gold_pieces >= 0);
alter table orders add column star_pieces integer not null default 0 check (star_pieces >= 0);
alter table orders add column integral integer not null default 0 check (integral >= 0);
alter table orders add column integral_product_id text;

create table integral_product (
  id text primary key,
  sku_no text not null,
  integral integer not null check (integral > 0),
  stock integer not null check (stock >= 0),
  per_shopper integer not null default 1 check (per_shopper > 0),
  on_shelf boolean not null default true,
  version integer not null default 1
);
create index integral_product_shelf on integral_product (on_shelf, integral, id);

insert into setting (name, value) values ('pointsRules', 'null') on conflict do nothing;
`
