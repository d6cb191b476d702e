import { sql, type Migration } from 'kysely'

/**
 * Earnings of promoters (F18): offers with their rates, shares, orders placed through shares, and what each line earns.
 */
export const rebates: Migration = {
  async up(db) {
    await sql.raw(REBATES).execute(db)
  },
}

const REBATES = /* sql */ `
create table rebate_offer (
  id text primary key,
  name text not null,
  description text not null default '',
  picture jsonb,
  channel_code text not null default 'retail',
  begin_time bigint not null,
  end_time bigint not null,
  rate integer not null check (rate between 0 and 5000),
  first_rate integer check (first_rate between 0 and 5000),
  coupon_batch_id text references coupon_batch (id),
  published boolean not null default true,
  version integer not null default 1
);
create index rebate_offer_begin on rebate_offer (begin_time, id);

create table rebate_target (
  offer_id text not null references rebate_offer (id),
  kind text not null check (kind in ('sku', 'product', 'category')),
  code text not null,
  rate integer check (rate between 0 and 5000),
  primary key (offer_id, kind, code)
);
create index rebate_target_code on rebate_target (kind, code);

create table rebate_share (
  id text not null,
  shopper_id text not null references shopper (id),
  kind text not null check (kind in ('promoter', 'partner')),
  channel_code text not null,
  spu_no text not null default '',
  sku_no text not null default '',
  created_at bigint not null,
  primary key (shopper_id, kind, channel_code, spu_no, sku_no)
);
create index rebate_share_id on rebate_share (id);

create table order_share (
  order_id text primary key,
  share_id text not null,
  shopper_id text not null references shopper (id),
  kind text not null check (kind in ('promoter', 'partner')),
  channel_code text not null,
  buyer_id text not null,
  placed_at bigint not null,
  facts jsonb not null
);
create index order_share_placed on order_share (shopper_id, kind, placed_at, order_id);
create index order_share_buyer on order_share (buyer_id, shopper_id);

create table rebate_line (
  item_id text primary key,
  order_id text not null,
  shopper_id text not null references shopper (id),
  kind text not null check (kind in ('promoter', 'partner')),
  channel_code text not null,
  offer_id text not null,
  rate integer not null,
  paid_amount bigint not null check (paid_amount > 0),
  earned bigint not null check (earned between 1 and paid_amount),
  taken_back bigint not null default 0 check (taken_back between 0 and earned),
  status integer not null check (status between 0 and 2),
  earned_at bigint not null,
  settled_at bigint,
  version integer not null default 1,
  check ((status = 2) = (taken_back = earned))
);
create index rebate_line_order on rebate_line (order_id);
create index rebate_line_owner on rebate_line (shopper_id, kind, earned_at, item_id);
create index rebate_line_status on rebate_line (status, order_id);

insert into setting (name, value) values ('rebateLevels', 'null') on conflict do nothing;
`
