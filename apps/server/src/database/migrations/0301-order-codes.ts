import { sql, type Migration } from 'kysely'

/** Products delivered as codes, and their codes. */
export const orderCodes: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table sku add column by_code boolean not null default false;
alter table order_item add column by_code boolean not null default false;

create table order_code (
  sku_no text not null references sku (sku_no),
  digest text not null,
  sealed text not null,
  created_at bigint not null,
  item_id text,
  given_at bigint,
  withdrawn_at bigint,
  primary key (sku_no, digest)
);
create index order_code_free on order_code (sku_no, created_at, digest) where item_id is null;
create index order_code_item on order_code (item_id) where item_id is not null;

create table code_wait (
  order_id text primary key references orders (id),
  since bigint not null
);
create index code_wait_since on code_wait (since, order_id);

create table code_sending (
  order_id text primary key references orders (id),
  sent integer not null,
  day_begin bigint not null
);
`
