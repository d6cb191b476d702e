-- Makes a large shop from the demo shop: 400 times its products, and a year of orders. Every value is computed from the
-- number of its row, so that each run writes the same shop.
set synchronous_commit = off;
\set copies 399
\set now 'extract(epoch from now())::bigint * 1000'

insert into spu
select spu_no || '-' || n, name || ' ' || n, selling_point, brand_name, category_code, merchant_id, pictures, detail_pictures, highlights, specifications, sale_attributes, services,
  default_sku_no || '-' || n, (sold_before * 7 + n * 131) % 20000, position + n * 50, created_at - n * 3600000::bigint
from spu cross join generate_series(1, :copies) as n;

insert into sku
select sku_no || '-' || n, spu_no || '-' || n, sku_name || ' ' || n, attributes, picture, price, market_price, sku_status, sku_sale_status,
  case when (n + position) % 50 = 0 then 0 else 100000 end, 0, limit_quantity, free_promotion_status, position
from sku cross join generate_series(1, :copies) as n;
-- Adds one more sku to each product, and a second one to the first products, until there are 92,000 skus.
insert into sku
select sku_no || '-m' || more, sku_no_of.spu_no, sku_name || ' 套装', attributes || '[{"name":"套装","value":"双只装"}]', picture, price * 2, null, sku_status, sku_sale_status, 100000, 0, limit_quantity, free_promotion_status, 90 + more
from (select sku.*, row_number() over (order by sku_no) as place from sku join spu on default_sku_no = sku_no) as sku_no_of cross join generate_series(1, 2) as more
where more = 1 or place <= 92000 - (select count(*) from sku) - 20000;
update sku set stock = 100000 where spu_no not like '%-%' and stock > 0;

-- Copies the promotions of single products to every eighth copy of the products. Promotions of the whole cart cover all
-- copies.
insert into promotion
select id || '-' || n, promotion_type, name, begin_time + n * 60000::bigint, end_time + n * 60000::bigint, display_time, support_target, threshold_amount, reduce_amount, threshold_quantity, discount_rate, gift_sku_no, gift_name
from promotion cross join generate_series(8, :copies, 8) as n where promotion_type not in (1001, 1002);
insert into promotion_sku
select promotion_id || '-' || n, sku_no || '-' || n, promotion_price, stock, 0
from promotion_sku join promotion on promotion.id = promotion_id cross join generate_series(8, :copies, 8) as n
where promotion_type not in (1001, 1002) and promotion_id not like '%-%-%';
insert into promotion_sku
select promotion_id, sku_no || '-' || n, promotion_price, stock, 0
from promotion_sku join promotion on promotion.id = promotion_id cross join generate_series(1, :copies) as n where promotion_type in (1001, 1002);

insert into shopper (id, telephone, display_name, created_at) select 'large-' || n, 'large-' || n, '用户' || n, :now - 400 * 86400000::bigint from generate_series(1, 20000) as n;
insert into session select 'large-' || n, 'large-' || n, :now, :now + 30 * 86400000::bigint from generate_series(1, 20000) as n;
insert into address (id, shopper_id, consignee_name, consignee_tele, province_code, city_code, district_code, street_code, province_name, city_name, district_name, street_name, detail_address, created_at)
select 'large-' || n, 'large-' || n, '林暖', '13800000000', '110000', '110100', '110101', '', '北京市', '北京市', '东城区', '', '长安街 ' || n || ' 号', :now from generate_series(1, 20000) as n;
insert into cart_line (id, shopper_id, sku_no, quantity, created_at)
select 'large-' || n, 'large-' || (n % 20000 + 1), sku_no, 1, :now from (select sku_no, row_number() over (order by sku_no) as n from sku) as s where n <= 60000;

-- Adds 100,000 orders, every 200th of the shopper whose calls are timed. About 300 orders of other shoppers wait for
-- payment until tomorrow. Orders in status 30 were shipped within the last week, so that the shop does not mark them as
-- received.
create temporary table filled as
select n, 'L' || lpad(n::text, 18, '0') as id, case when n % 200 = 0 then (select id from shopper where telephone = '13900139001') else 'large-' || (n % 20000 + 1) end as shopper_id,
  case when n % 200 = 0 then (case when n / 200 % 4 = 0 then 90 when n / 200 % 3 = 0 and n > 98000 then 30 else 40 end) when n <= 306 then 10 when n % 10 = 1 then 90 when n % 20 = 2 then 20 when n % 20 = 3 and n > 98000 then 30 else 40 end as status,
  :now - (100001 - n) * 300000::bigint as created_at
from generate_series(1, 100000) as n;
insert into orders (id, shopper_id, order_way, status, payment_status, product_amount, discount_amount, coupon_amount, freight_amount, pay_amount, address, pay_deadline, created_at, paid_at, shipped_at, received_at, cancelled_at, cancel_reason)
select id, shopper_id, 2, status, case when status in (20, 30, 40) then 1 else 0 end, 20000, 0, 0, 0, 20000,
  '{"consigneeName":"林暖","consigneeTele":"13800000000","provinceName":"北京市","cityName":"北京市","districtName":"东城区","streetName":"","detailAddress":"长安街 1 号"}',
  case when status = 10 then :now + 86400000 else created_at + 1800000 end, created_at, case when status in (20, 30, 40) then created_at + 60000 end,
  case when status in (30, 40) then created_at + 3600000 end, case when status = 40 then created_at + 86400000 end, case when status = 90 then created_at + 1800000 end, case when status = 90 then '您取消了订单' end
from filled;
create temporary table shelf as select row_number() over (order by sku_no) - 1 as at, * from sku;
create index on shelf (at);
insert into order_item
select filled.id || '-' || k, filled.id, k, shelf.sku_no, shelf.spu_no, shelf.sku_name, shelf.attributes, shelf.picture, 10000, 1, 10000, false, null
from filled cross join generate_series(0, 1) as k join shelf on shelf.at = (filled.n * 7919 + k * 104729) % 92000;
insert into price_row (order_id, position, item_position, stage, fen) select id, k, k, 'list', 10000 from filled cross join generate_series(0, 1) as k;
insert into event (subject, version, kind, data, at, handed_out)
select 'order/' || id, version, 'order.noted', jsonb_build_object('title', title, 'detail', ''), created_at, true
from filled cross join unnest(array['订单已提交', '订单状态已更新']) with ordinality as told (title, version);
update orders set version = 2 from filled where orders.id = filled.id;
insert into payment (id, payable_kind, payable_id, order_id, shopper_id, channel, channel_trade_no, amount, status, created_at, settled_at)
select 'P' || id, 'order', id, id, shopper_id, 'sandbox', 'T' || id, 20000, case when status = 10 then 0 else 1 end, created_at, case when status = 10 then null else created_at + 60000 end from filled where status in (10, 20, 30, 40);
insert into payment_notice select 'sandbox:T' || id || ':paid', 'P' || id, 20000, 'paid', created_at from filled where status in (20, 30, 40);
insert into ledger_account (id, kind, owner, unit) values ('cash/sandbox/CNY', 'cash', 'sandbox', 'CNY'), ('sales/sandbox/CNY', 'sales', 'sandbox', 'CNY') on conflict do nothing;
insert into ledger_journal (source_kind, source_id, event_at, posted_at) select 'payment', 'sandbox:T' || id, created_at + 60000, created_at + 60000 from filled where status in (20, 30, 40);
insert into ledger_entry (source_kind, source_id, account_id, amount)
select 'payment', 'sandbox:T' || id, account || '/sandbox/CNY', fen from filled cross join (values ('cash', -20000), ('sales', 20000)) as side (account, fen) where status in (20, 30, 40);
insert into shipment select 'S' || id, id, '顺丰速运', 'SF' || n, created_at + 3600000 from filled where status in (30, 40);
insert into shipment_item (shipment_id, item_id, quantity) select 'S' || filled.id, item.id, item.quantity from filled join order_item item on item.order_id = filled.id where status in (30, 40);
update order_item set sent = quantity from filled where order_id = filled.id and status in (30, 40);
insert into shipment_step (shipment_id, position, text, created_at) select 'S' || id, position, text, created_at + 3600000 from filled cross join unnest(array['已揽收', '运输中']) with ordinality as step (text, position) where status in (30, 40);
insert into idempotency select shopper_id, 'large-' || n, 'large', '{}', created_at from filled;
insert into coupon (id, batch_id, shopper_id, status, received_at, begin_time, end_time)
select 'large-' || batch.id || '-' || n, batch.id, 'large-' || n, 0, :now, batch.begin_time, batch.end_time from coupon_batch as batch cross join generate_series(1, 20000) as n;
insert into coupon_count (shopper_id, batch_id, pieces) select shopper_id, batch_id, count(*) from coupon where id like 'large-%' group by shopper_id, batch_id;
-- Adds 60 used coupons of the shopper whose calls are timed.
insert into coupon (id, batch_id, shopper_id, status, received_at, begin_time, end_time, used_at, order_id)
select 'used-' || batch.id || '-' || n, batch.id, shopper.id, 1, :now - n * 86400000::bigint, batch.begin_time, batch.end_time, :now - n * 86400000::bigint, (select id from filled where filled.shopper_id = shopper.id and status = 40 order by n limit 1)
from shopper cross join (select * from coupon_batch order by id limit 3) as batch cross join generate_series(1, 20) as n where telephone = '13900139001';
insert into coupon_count (shopper_id, batch_id, pieces) select shopper_id, batch_id, count(*) from coupon where id like 'used-%' group by shopper_id, batch_id
on conflict (shopper_id, batch_id) do update set pieces = coupon_count.pieces + excluded.pieces;
update coupon_batch set given = had.pieces, quantity = coupon_batch.quantity + had.pieces from (select batch_id, count(*) as pieces from coupon group by batch_id) as had where had.batch_id = id;

-- Adds an after-sale request to about three of four received orders: a request with a number divisible by 16 waits, the
-- shopper cancelled the others. Adds an invoice to about two of three received orders.
insert into after_sale (id, order_id, item_id, shopper_id, service_type, reason, reason_text, shops_fault, unshipped, quantity, return_type, freight_payer, status, created_at)
select 'A' || id, id, id || '-0', shopper_id, 1, 'unwanted', '不喜欢或不想要', false, false, 1, 2, 2, case when n % 16 = 0 then 10 else 90 end, created_at + 90000000 from filled where status = 40 and n % 4 <> 1;
insert into event (subject, version, kind, data, at, handed_out) select 'after-sale/' || after_sale.id, 1, 'afterSale.noted', '{}', after_sale.created_at, true from after_sale join filled on filled.id = order_id;
update after_sale set version = 1 from filled where filled.id = order_id;
insert into billing (order_id, round, shopper_id, status, choice, amount, lines, invoice_number, pdf, made_at, created_at)
select id, 1, shopper_id, 1, '{"invoiceType":1,"invoiceContent":1,"invoiceHeaderType":1}', 20000, '[{"name":"商品","gross":20000,"net":17699,"tax":2301}]', lpad(n::text, 20, '0'), '\x255044462d', created_at + 90000000, created_at + 90000000 from filled where status = 40 and n % 3 <> 0;

-- Adds points for every received order.
insert into ledger_account (id, kind, owner, unit, balance, version)
select 'points/' || shopper_id || '/points', 'points', shopper_id, 'points', 200 * count(*), count(*) from filled where status = 40 group by shopper_id on conflict do nothing;
insert into ledger_account (id, kind, owner, unit) values ('pointsGiven//points', 'pointsGiven', '', 'points') on conflict do nothing;
insert into ledger_journal (source_kind, source_id, event_at, posted_at) select 'filled', id, created_at + 86400000, created_at + 86400000 from filled where status = 40;
insert into ledger_entry (source_kind, source_id, account_id, amount, balance_after, version)
select 'filled', id, 'points/' || shopper_id || '/points', 200, 200 * nth, nth from (select *, row_number() over (partition by shopper_id order by n) as nth from filled where status = 40) as received;
insert into ledger_entry (source_kind, source_id, account_id, amount) select 'filled', id, 'pointsGiven//points', -200 from filled where status = 40;

insert into arrival_notice (id, shopper_id, sku_no, status, telephone, asked, created_at)
select 'N' || n, 'large-' || n, '150201-' || (n % 399 + 1), 0, '13800000000', 1, :now from generate_series(1, 20000) as n;
insert into tracking_event select 'large-' || n, 'trace', 'second', '/', '', '/', '', '', 'load', '{}', :now - n * 1000 from generate_series(1, 100000) as n;

-- Adds a year of daily page views and shared orders for both shops of the shopper whose calls are timed.
insert into rebate_day (shopper_id, kind, day, channel_code, orders, amount, rebate)
select shop.shopper_id, shop.kind, to_char(to_timestamp(:now / 1000 + 28800 - n * 86400) at time zone 'UTC', 'YYYY-MM-DD'), channel, 3, 60000, 3000
from promoter_shop shop join shopper on shopper.id = shop.shopper_id cross join generate_series(0, 365) as n cross join unnest(array['retail', 'business']) as channel
where shopper.telephone = '13900139001' on conflict do nothing;
insert into promoter_shop_day (shop_id, day, views)
select shop.id, to_char(to_timestamp(:now / 1000 + 28800 - n * 86400) at time zone 'UTC', 'YYYY-MM-DD'), 40
from promoter_shop shop join shopper on shopper.id = shop.shopper_id cross join generate_series(0, 365) as n
where shopper.telephone = '13900139001' on conflict do nothing;

-- The server runs meanwhile. The lock makes its own writes to these rows wait.
begin;
lock table sku in exclusive mode;
update sku set sold = sold + held.pieces from (select sku_no, sum(quantity) as pieces from order_item join filled on filled.id = order_id where status <> 90 group by sku_no) as held where held.sku_no = sku.sku_no;
commit;
insert into spu_sold select spu_no, category_code, position, sold_before, 0 from spu on conflict do nothing;
update spu_sold set sold = sold_before + coalesce((select sum(sku.sold) from sku where sku.spu_no = spu_sold.spu_no), 0);
update setting set value = to_jsonb((value #>> '{}')::bigint + 1) where name = 'catalogueVersion';
