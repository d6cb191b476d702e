import { sql, type Migration } from 'kysely'

/**
 * After-sale service: requests, serial numbers of sold pieces, and returned pieces of each order's items. Earlier
 * returns are counted from the existing refunds.
 */
export const afterSale: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table after_sale (
  id text primary key,
  order_id text not null references orders (id),
  shopper_id text not null,
  item_id text not null,
  gift_of text,
  service_type integer not null,
  status integer not null,
  refund_status integer not null default 0,
  repair_status integer not null default 0,
  quantity integer not null check (quantity > 0),
  counted integer check (counted between 0 and quantity),
  unshipped boolean not null,
  reason text not null,
  reason_text text not null,
  shops_fault boolean not null,
  description text not null default '',
  pictures jsonb not null default '[]',
  sns jsonb not null default '[]',
  return_type integer not null,
  return_info jsonb,
  send_back_info jsonb,
  has_invoice integer not null default -1,
  invoice_time bigint,
  invoice_picture text,
  freight_amount bigint not null default 0 check (freight_amount >= 0),
  freight_payer integer not null,
  shop_address jsonb,
  express_company text,
  express_number text,
  send_company text,
  send_number text,
  refused_reason text,
  refund_amount bigint check (refund_amount >= 0),
  deduct_amount bigint not null default 0 check (deduct_amount >= 0),
  deduct_reason text,
  gold_back integer not null default 0,
  star_back integer not null default 0,
  integral_back integer not null default 0,
  repair_items jsonb,
  repair_amount bigint check (repair_amount >= 0),
  bank_info text,
  wait_until bigint,
  version integer not null default 1,
  created_at bigint not null
);
create index after_sale_shopper on after_sale (shopper_id, created_at desc, id);
create index after_sale_order on after_sale (order_id);
create index after_sale_item on after_sale (item_id);
create index after_sale_gift on after_sale (gift_of) where gift_of is not null;
create index after_sale_status on after_sale (status, created_at, id);
create index after_sale_wait on after_sale (wait_until, id) where wait_until is not null;

create table service_picture (
  id text primary key,
  shopper_id text not null,
  bytes bytea not null,
  created_at bigint not null
);
create index service_picture_shopper on service_picture (shopper_id, created_at);
create index service_picture_age on service_picture (created_at);

create table serial_number (
  item_id text not null,
  sn text not null,
  install_sn text,
  primary key (item_id, sn)
);

alter table order_item add column gift_of integer;
alter table order_item add column refunded integer not null default 0 check (refunded between 0 and quantity);
alter table order_item add column restocked integer not null default 0 check (restocked >= 0);
alter table order_item add column promotion_restocked integer not null default 0 check (promotion_restocked >= 0);
alter table order_item add column replaced integer not null default 0 check (replaced >= 0);
update order_item set gift_of = (
  select max(position) from order_item main
  where main.order_id = order_item.order_id and not main.gift and main.position < order_item.position
) where gift;
update order_item set refunded = gone.pieces
from (
  select refund.order_id, item_position, sum(quantity)::integer as pieces
  from refund_row join refund on refund.id = refund_row.refund_id
  where stage = 'list' and item_position is not null group by refund.order_id, item_position
) as gone
where order_item.order_id = gone.order_id and order_item.position = gone.item_position;

alter table orders add column held integer not null default 0 check (held >= 0);
alter table orders add column gold_back integer not null default 0 check (gold_back between 0 and gold_pieces);
alter table orders add column star_back integer not null default 0 check (star_back between 0 and star_pieces);
alter table orders add column integral_back integer not null default 0 check (integral_back between 0 and integral);
alter table orders add column earned_on bigint;
update orders set gold_back = gold_pieces, star_back = star_pieces, integral_back = integral where status = 90;
update orders set earned_on = pay_amount - freight_amount - coalesce((
  select sum(fen) from refund_row join refund on refund.id = refund_row.refund_id
  where refund.order_id = orders.id and item_position is not null), 0)
where exists (select from ledger_journal where source_kind = 'order-earned' and source_id = orders.id);

alter table refund_part add column bank_reference text;
alter table sandbox_trade add column closed boolean not null default false;

insert into setting (name, value) values ('serviceRules', 'null'), ('materialPrices', 'null') on conflict do nothing;
`
