import { sql, type Migration } from 'kysely'

/** Sets and mark-up sales: products that are cheaper together with others in a cart. */
export const bundles: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table bundle (
  id text primary key,
  kind text not null,
  name text not null,
  begin_time bigint not null,
  end_time bigint not null,
  support_target text not null default 'all',
  price bigint check (price >= 0),
  threshold_amount bigint check (threshold_amount >= 0),
  check (begin_time <= end_time)
);
create index bundle_end on bundle (end_time);

create table bundle_sku (
  bundle_id text not null references bundle (id),
  sku_no text not null references sku (sku_no),
  position integer not null,
  quantity integer not null default 1 check (quantity > 0),
  price bigint check (price >= 0),
  primary key (bundle_id, sku_no)
);
create index bundle_sku_sku on bundle_sku (sku_no);
`
