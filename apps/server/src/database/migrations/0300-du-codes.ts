import { sql, type Migration } from 'kysely'

/** Redemption codes, and the lines of carts whose price such a code sets. */
export const duCodes: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table du_batch (
  id text primary key,
  name text not null,
  price bigint not null check (price >= 0),
  pieces integer not null check (pieces > 0),
  sku_nos jsonb not null,
  end_time bigint not null,
  version integer not null default 1,
  created_at bigint not null
);

create table du_code (
  id text primary key,
  batch_id text not null references du_batch (id),
  tail text not null,
  created_at bigint not null,
  order_id text,
  shopper_id text,
  used_at bigint
);
create index du_code_batch on du_code (batch_id, used_at, id);
create index du_code_order on du_code (order_id) where order_id is not null;

alter table cart_line add column code_shopper_id text references shopper (id);
alter table cart_line add column code_id text references du_code (id);
alter table cart_line drop constraint cart_line_one_owner;
alter table cart_line add constraint cart_line_one_owner
  check (num_nonnulls(shopper_id, visitor_id, code_shopper_id) = 1);
alter table cart_line add constraint cart_line_code check ((code_id is null) = (code_shopper_id is null));
alter table cart_line add unique (code_shopper_id, code_id, sku_no);
`
