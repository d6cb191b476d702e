import { sql, type Migration } from 'kysely'

/**
 * The shop's first tables. Plain PostgreSQL 15, without extensions, so that any engine that speaks its protocol can
 * hold them. Amounts are fen, times epoch ms, ids made by the app. Orders copy the product data that they need, and do
 * not refer to it.
 */
export const shopTables: Migration = {
  async up(db) {
    await sql.raw(TABLES).execute(db)
  },
}

const TABLES = /* sql */ `
create table setting (
  name text primary key,
  value jsonb not null
);
insert into setting (name, value) values ('catalogueVersion', '1');

create table shopper (
  id text primary key,
  telephone text not null unique,
  display_name text not null,
  avatar text not null default '',
  member_type integer not null default 0,
  enterprise boolean not null default false,
  default_address_id text,
  created_at bigint not null
);

create table session (
  token_hash text primary key,
  shopper_id text not null references shopper (id),
  created_at bigint not null,
  expires_at bigint not null
);
create index session_shopper on session (shopper_id);
create index session_expiry on session (expires_at);

create table sms_code (
  telephone text primary key,
  code_hash text not null,
  sent_at bigint not null,
  expires_at bigint not null,
  tries_left integer not null,
  window_start bigint not null,
  window_count integer not null
);

create table merchant (
  id text primary key,
  name text not null,
  company_name text not null,
  telephone text not null
);

create table category (
  code text primary key,
  name text not null,
  subtitle text not null default '',
  picture jsonb not null,
  position integer not null
);

create table picture (
  name text primary key,
  hash text not null,
  alt text not null,
  width integer not null,
  height integer not null,
  file bytea
);

create table spu (
  spu_no text primary key,
  name text not null,
  selling_point text not null,
  brand_name text not null,
  category_code text not null references category (code),
  merchant_id text not null references merchant (id),
  pictures jsonb not null,
  detail_pictures jsonb not null,
  highlights jsonb not null,
  specifications jsonb not null,
  sale_attributes jsonb not null,
  services jsonb not null,
  default_sku_no text not null,
  sold_before bigint not null default 0,
  position integer not null,
  created_at bigint not null
);
create index spu_category on spu (category_code, position);
create index spu_merchant on spu (merchant_id);

create table sku (
  sku_no text primary key,
  spu_no text not null references spu (spu_no),
  sku_name text not null,
  attributes jsonb not null,
  picture jsonb not null,
  price bigint not null check (price >= 0),
  market_price bigint,
  sku_status integer not null default 1,
  sku_sale_status integer not null default 1,
  stock integer not null check (stock >= 0),
  sold integer not null default 0 check (sold >= 0),
  limit_quantity integer not null default 200 check (limit_quantity > 0),
  free_promotion_status integer,
  position integer not null
);
create index sku_spu on sku (spu_no, position);

create table promotion (
  id text primary key,
  promotion_type integer not null,
  name text not null,
  begin_time bigint not null,
  end_time bigint not null,
  display_time bigint,
  support_target text not null default 'all',
  threshold_amount bigint,
  reduce_amount bigint,
  threshold_quantity integer,
  discount_rate integer,
  gift_sku_no text,
  gift_name text,
  check (begin_time <= end_time)
);
create index promotion_end on promotion (end_time);

create table promotion_sku (
  promotion_id text not null references promotion (id),
  sku_no text not null references sku (sku_no),
  promotion_price bigint check (promotion_price >= 0),
  stock integer check (stock >= 0),
  sold integer not null default 0 check (sold >= 0),
  primary key (promotion_id, sku_no)
);
create index promotion_sku_sku on promotion_sku (sku_no);

create table content_page (
  url_mapping text primary key,
  title text not null,
  description text not null,
  blocks jsonb not null
);

create table address (
  id text primary key,
  shopper_id text not null references shopper (id),
  consignee_name text not null,
  consignee_tele text not null,
  province_code text not null,
  city_code text not null,
  district_code text not null,
  street_code text not null,
  province_name text not null,
  city_name text not null,
  district_name text not null,
  street_name text not null,
  detail_address text not null,
  tag text,
  area_id_old integer not null default 0,
  created_at bigint not null
);
create index address_shopper on address (shopper_id, created_at);

create table cart_line (
  id text primary key,
  shopper_id text not null references shopper (id),
  sku_no text not null references sku (sku_no),
  quantity integer not null check (quantity > 0),
  checked boolean not null default true,
  created_at bigint not null,
  unique (shopper_id, sku_no)
);

create table coupon_batch (
  id text primary key,
  name text not null,
  discount_type integer not null,
  coupon_value bigint not null,
  threshold_amount bigint not null default 0,
  begin_time bigint not null,
  end_time bigint not null,
  sku_nos jsonb,
  on_signup boolean not null default false
);

create table coupon (
  id text primary key,
  batch_id text not null references coupon_batch (id),
  shopper_id text not null references shopper (id),
  status integer not null default 0,
  order_id text,
  received_at bigint not null,
  used_at bigint
);
create index coupon_shopper on coupon (shopper_id, status);
create index coupon_order on coupon (order_id);

create table orders (
  id text primary key,
  shopper_id text not null references shopper (id),
  order_way integer not null,
  status integer not null,
  payment_status integer not null default 0,
  product_amount bigint not null check (product_amount >= 0),
  discount_amount bigint not null check (discount_amount >= 0),
  coupon_amount bigint not null check (coupon_amount >= 0),
  freight_amount bigint not null check (freight_amount >= 0),
  pay_amount bigint not null check (pay_amount >= 0),
  address jsonb not null,
  remark text not null default '',
  invoice jsonb,
  telephone text,
  final_pay_mobile text,
  pay_deadline bigint not null,
  created_at bigint not null,
  paid_at bigint,
  shipped_at bigint,
  received_at bigint,
  cancelled_at bigint,
  cancel_reason text
);
create index orders_shopper on orders (shopper_id, created_at desc, id desc);
create index orders_shopper_status on orders (shopper_id, status, created_at desc, id desc);
create index orders_unpaid on orders (pay_deadline) where status = 10;
create index orders_status on orders (status, created_at);

create table order_item (
  id text primary key,
  order_id text not null references orders (id),
  position integer not null,
  sku_no text not null,
  spu_no text not null,
  name text not null,
  attributes jsonb not null,
  picture jsonb not null,
  price bigint not null,
  quantity integer not null check (quantity > 0),
  paid_amount bigint not null,
  gift boolean not null default false,
  promotion_id text
);
create index order_item_order on order_item (order_id, position);

create table order_log (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  title text not null,
  detail text not null,
  created_at bigint not null
);
create index order_log_order on order_log (order_id);

create table payment (
  id text primary key,
  order_id text not null references orders (id),
  shopper_id text not null,
  channel text not null,
  channel_trade_no text unique,
  amount bigint not null check (amount >= 0),
  status integer not null default 0,
  return_url text,
  created_at bigint not null,
  settled_at bigint
);
create index payment_order on payment (order_id, created_at);

create table payment_notice (
  id text primary key,
  payment_id text not null,
  amount bigint not null,
  result text not null,
  received_at bigint not null
);

create table refund (
  id text primary key,
  payment_id text not null references payment (id),
  order_id text not null,
  amount bigint not null check (amount > 0),
  status integer not null default 0,
  reason text not null,
  created_at bigint not null,
  settled_at bigint
);
create index refund_order on refund (order_id);
create index refund_payment on refund (payment_id);

create table shipment (
  id text primary key,
  order_id text not null references orders (id),
  company_name text not null,
  tracking_number text not null,
  created_at bigint not null
);
create index shipment_order on shipment (order_id);

create table shipment_step (
  id bigint generated always as identity primary key,
  shipment_id text not null references shipment (id),
  text text not null,
  created_at bigint not null
);
create index shipment_step_shipment on shipment_step (shipment_id);

create table idempotency (
  shopper_id text not null,
  key text not null,
  fingerprint text not null,
  reply jsonb,
  created_at bigint not null,
  primary key (shopper_id, key)
);
create index idempotency_age on idempotency (created_at);
`
