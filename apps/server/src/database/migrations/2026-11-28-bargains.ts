import { sql, type Migration } from 'kysely'

/** Bargains: the terms of their campaigns, each bargain, the help of friends, and the orders that buy them. */
export const bargains: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table bargain_promotion (
  promotion_id text primary key,
  helpers integer not null check (helpers >= 1),
  bargain_hours integer not null,
  doors jsonb not null default '{}'
);

create table bargain (
  id text not null,
  promotion_id text not null,
  campaign_begin bigint not null,
  shopper_id text not null,
  spu_no text not null,
  sku_no text not null,
  price bigint not null,
  floor_price bigint not null check (floor_price >= 1 and floor_price + helpers <= price),
  helpers integer not null check (helpers >= 1),
  helped integer not null default 0 check (helped between 0 and helpers),
  order_id text,
  created_at bigint not null,
  end_time bigint not null,
  primary key (promotion_id, campaign_begin, shopper_id)
);
create index bargain_id on bargain (id);
create index bargain_shopper on bargain (shopper_id, created_at, id);
create index bargain_started on bargain (created_at, id);
create index bargain_end on bargain (end_time, id);

create table bargain_help (
  bargain_id text not null,
  cut_no integer not null,
  helper_shopper_id text not null,
  amount bigint not null check (amount >= 1),
  helped_at bigint not null,
  primary key (bargain_id, cut_no)
);
create unique index bargain_help_once on bargain_help (bargain_id, helper_shopper_id);
create index bargain_help_helper on bargain_help (helper_shopper_id);

create table bargain_seat (
  day bigint not null,
  kind text not null,
  digest text not null,
  seat integer not null,
  holder text not null,
  primary key (day, kind, digest, seat)
);

create table bargain_order (
  order_id text primary key,
  bargain_id text not null,
  promotion_id text not null
);
create index bargain_order_bargain on bargain_order (bargain_id);
`
