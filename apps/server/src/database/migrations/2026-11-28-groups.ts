import { sql, type Migration } from 'kysely'

/** Groups that buy together: the terms of their promotions, each group, and the orders of its members. */
export const groups: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table group_promotion (
  promotion_id text primary key,
  group_size integer not null,
  group_hours integer not null
);

create table buying_group (
  id text primary key,
  promotion_id text not null,
  leader_id text not null references shopper (id),
  spu_no text not null,
  sku_no text not null,
  price bigint not null,
  group_size integer not null,
  group_hours integer not null,
  state text not null default 'opening',
  opened_at bigint,
  end_time bigint,
  ended_at bigint,
  created_at bigint not null
);
create index buying_group_of on buying_group (promotion_id, state, end_time, id);
create index buying_group_state on buying_group (state, end_time);

create table group_order (
  group_id text not null,
  order_id text not null references orders (id),
  seat_no integer,
  member_id text references shopper (id),
  paid_at bigint,
  primary key (group_id, order_id)
);
create index group_order_of on group_order (order_id);
create unique index group_order_seat on group_order (group_id, seat_no);
create unique index group_order_member on group_order (group_id, member_id);
create index group_order_own on group_order (member_id, order_id);
`
