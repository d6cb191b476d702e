import { sql, type Migration } from 'kysely'

/**
 * An order can have several parcels, each with its pieces. Earlier orders were sent whole. A parcel counts as returned
 * if its order waits to be sent again, or was sent again.
 */
export const parcels: Migration = {
  async up(db) {
    await sql
      .raw(
        `
alter table order_item add column sent integer not null default 0;
alter table order_item add column refunded_unsent integer not null default 0;
alter table orders add column partly_sent boolean not null default false;
alter table shipment add column position integer not null default 1;
alter table shipment add column returned_at bigint;
create table shipment_item (
  shipment_id text not null references shipment (id),
  item_id text not null references order_item (id),
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, item_id)
);
update order_item set refunded_unsent = least(order_item.refunded, back.pieces)
from (
  select item_id, sum(coalesce(counted, quantity))::integer as pieces from after_sale
  where unshipped and status in (40, 50) group by item_id
) as back
where back.item_id = order_item.id;
update order_item set refunded_unsent = order_item.refunded
from orders where orders.id = order_item.order_id and orders.status = 90;
update shipment set position = numbered.position
from (
  select id, row_number() over (partition by order_id order by created_at, id) as position from shipment
) as numbered
where numbered.id = shipment.id;
update shipment set returned_at = coalesce(
  (select min(later.created_at) from shipment later
    where later.order_id = shipment.order_id and later.position > shipment.position),
  (select left_at from pickup where pickup.order_id = shipment.order_id), shipment.created_at)
where exists (select from orders where orders.id = shipment.order_id and orders.status in (20, 90))
  or exists (
    select from shipment later where later.order_id = shipment.order_id and later.position > shipment.position
  );
insert into shipment_item (shipment_id, item_id, quantity)
select shipment.id, item.id, item.quantity - item.refunded_unsent
from shipment join order_item item on item.order_id = shipment.order_id
where not item.by_code and item.quantity > item.refunded_unsent;
update order_item set sent = packed.quantity
from shipment_item packed join shipment on shipment.id = packed.shipment_id and shipment.returned_at is null
where packed.item_id = order_item.id;
`,
      )
      .execute(db)
  },
}
