import { sql, type Migration } from 'kysely'

/**
 * The kind of each order, a table for the terms of each kind, and holds on orders, a row for each cause. The former
 * columns of orders are removed.
 */
export const orderKinds: Migration = {
  async up(db) {
    await sql.raw(TABLES).execute(db)
    await sql.raw(FILL).execute(db)
    await sql.raw(EVENTS).execute(db)
    await sql.raw(COLUMNS).execute(db)
  },
}

const TABLES = /* sql */ `
alter table orders add column kind text not null default 'normal';
alter table orders add column purchase boolean not null default true;
alter table orders rename column deposit_paid_at to part_paid_at;

create table order_hold (
  order_id text not null references orders (id),
  cause text not null,
  subject text not null default '',
  primary key (order_id, cause, subject)
);

create table pre_sale_order (
  order_id text primary key references orders (id),
  deposit_amount bigint not null,
  balance_begin bigint not null,
  balance_end bigint not null,
  deposit_kept boolean not null,
  told_telephone text,
  balance_placed_at bigint,
  kept_amount bigint not null default 0
);

create table crowd_funding_order (
  order_id text primary key references orders (id),
  crowd_funding_id text not null
);
create index crowd_funding_order_of on crowd_funding_order (crowd_funding_id, order_id);

create table exchange_order (
  order_id text primary key references orders (id),
  product_id text not null
);

create table membership_order (
  order_id text primary key references orders (id),
  vip_type text not null
);
`

const FILL = /* sql */ `
insert into pre_sale_order (order_id, deposit_amount, balance_begin, balance_end, deposit_kept, told_telephone,
  balance_placed_at, kept_amount)
select id, deposit_amount, balance_begin, balance_end, deposit_kept, final_pay_mobile,
  balance_placed_at, kept_amount
from orders where deposit_amount is not null;

insert into crowd_funding_order (order_id, crowd_funding_id)
select id, crowd_funding_id from orders where crowd_funding_id is not null;

insert into exchange_order (order_id, product_id)
select id, integral_product_id from orders where integral_product_id is not null;

insert into membership_order (order_id, vip_type) select id, vip_type from orders where vip_type is not null;

update orders set kind = 'preSale' where exists (select from pre_sale_order where order_id = orders.id);
update orders set kind = 'crowdFunding' where exists (select from crowd_funding_order where order_id = orders.id);
update orders set kind = 'exchange' where exists (select from exchange_order where order_id = orders.id);
update orders set kind = 'membership', purchase = false
where exists (select from membership_order where order_id = orders.id);
update orders set kind = 'freeTrial',
  purchase = (select charge = 2 from free_trial where free_trial.order_id = orders.id)
where exists (select from free_trial where free_trial.order_id = orders.id);

insert into order_hold (order_id, cause, subject)
select order_id, 'afterSale', after_sale.id from after_sale join orders on orders.id = order_id
where unshipped and gift_of is null and after_sale.status = 10 and orders.held > 0;
insert into order_hold (order_id, cause)
select order_id, 'trialReview' from free_trial join orders on orders.id = order_id
where free_trial.status = 1 and review = 0 and orders.held > 0;
insert into order_hold (order_id, cause) select id, 'crowdFunding' from orders where crowd_funding_held;
`

const EVENTS = /* sql */ `
update event set data = (data - 'trial') || '{"kind": "freeTrial"}'
where kind = 'order.placed' and data -> 'trial' is not null;
update event set data = (data - 'deposit') || '{"kind": "preSale"}'
where kind = 'order.placed' and data -> 'deposit' is not null;
update event set data = (data - 'funding') || '{"kind": "crowdFunding"}'
where kind = 'order.placed' and data -> 'funding' is not null;
update event set data = '{"held": "crowdFunding"}' where kind = 'order.paid' and data -> 'held' is not null;
`

const COLUMNS = /* sql */ `
alter table orders drop column deposit_amount;
alter table orders drop column balance_begin;
alter table orders drop column balance_end;
alter table orders drop column deposit_kept;
alter table orders drop column balance_placed_at;
alter table orders drop column kept_amount;
alter table orders drop column final_pay_mobile;
alter table orders drop column crowd_funding_id;
alter table orders drop column crowd_funding_held;
alter table orders drop column integral_product_id;
alter table orders drop column vip_type;
alter table orders drop column held;
`
