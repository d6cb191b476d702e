import { sql, type Migration } from 'kysely'

/** Topics that shoppers chose, skus they wait for, and reminders they were sent. */
export const notices: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table notice_choice (
  shopper_id text not null,
  kind text not null,
  wanted boolean not null,
  primary key (shopper_id, kind)
);

create table arrival_notice (
  id text not null,
  shopper_id text not null,
  sku_no text not null,
  telephone text not null,
  status integer not null,
  asked integer not null,
  created_at bigint not null,
  primary key (shopper_id, id),
  unique (shopper_id, sku_no)
);
create index arrival_notice_waiting on arrival_notice (sku_no, created_at) where status = 0;

create table reminder (
  id text primary key,
  at bigint not null
);
create index reminder_at on reminder (at);

alter table cart_line add column known_price bigint;
create index coupon_usable_end on coupon (shopper_id, end_time) where status = 0;
`
