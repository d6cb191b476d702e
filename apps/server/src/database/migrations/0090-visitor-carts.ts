import { sql, type Migration } from 'kysely'

/**
 * Carts of visitors. A line has exactly one owner, a shopper or a visitor; a visitor's lines are deleted with the
 * visitor. Of a visitor's token only the SHA-256 is stored.
 */
export const visitorCarts: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table visitor (
  id text primary key,
  token_hash text not null unique,
  created_at bigint not null,
  expires_at bigint not null
);
create index visitor_age on visitor (expires_at);

alter table cart_line alter column shopper_id drop not null;
alter table cart_line add column visitor_id text references visitor (id) on delete cascade;
alter table cart_line add constraint cart_line_one_owner check (num_nonnulls(shopper_id, visitor_id) = 1);
alter table cart_line add unique (visitor_id, sku_no);
`
