import { sql, type Migration } from 'kysely'

/**
 * Coupons that shoppers take themselves. Columns store how and when the coupons of a batch can be obtained, and how
 * many there are. Tables store how many coupons of a batch each shopper has had, codes on cards, and how many coupons
 * of one batch can be merged into a coupon of another. Each coupon has its own period of use, and a coupon held by an
 * unpaid order is no longer stored like a used one.
 */
export const coupons: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table coupon_batch add column source text not null default 'staff';
alter table coupon_batch add column receive_begin bigint not null default 0;
alter table coupon_batch add column receive_end bigint;
alter table coupon_batch add column quantity integer check (quantity >= 0);
alter table coupon_batch add column given integer not null default 0 check (given >= 0);
alter table coupon_batch add column per_shopper integer not null default 1 check (per_shopper > 0);
alter table coupon_batch add column valid_days integer check (valid_days > 0);
alter table coupon_batch add column vip_type text;
create index coupon_batch_source on coupon_batch (source, end_time);

alter table coupon add column begin_time bigint;
alter table coupon add column end_time bigint;
alter table coupon add column merged_into text;
update coupon set begin_time = coupon_batch.begin_time, end_time = coupon_batch.end_time
from coupon_batch where coupon_batch.id = coupon.batch_id;
alter table coupon alter column begin_time set not null;
alter table coupon alter column end_time set not null;
update coupon set status = 3 from orders
where orders.id = coupon.order_id and coupon.status = 1 and orders.status in (10, 15);
create index coupon_end on coupon (shopper_id, end_time, id);

create table coupon_count (
  shopper_id text not null references shopper (id),
  batch_id text not null references coupon_batch (id),
  pieces integer not null default 0 check (pieces >= 0),
  primary key (shopper_id, batch_id)
);
insert into coupon_count (shopper_id, batch_id, pieces)
select shopper_id, batch_id, count(*) from coupon group by shopper_id, batch_id;

create table coupon_code (
  code text primary key,
  batch_id text not null references coupon_batch (id),
  coupon_id text,
  shopper_id text references shopper (id),
  created_at bigint not null,
  redeemed_at bigint
);
create index coupon_code_batch on coupon_code (batch_id);

create table coupon_merge (
  id text primary key,
  batch_id text not null references coupon_batch (id),
  pieces integer not null check (pieces > 1),
  into_batch_id text not null references coupon_batch (id)
);
`
