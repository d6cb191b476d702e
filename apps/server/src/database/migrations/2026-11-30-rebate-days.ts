import { sql, type Migration } from 'kysely'

/** Figures of promoters by day (F17), and what each shared order has added to them. */
export const rebateDays: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table order_share add column counted_orders integer not null default 0;
alter table order_share add column counted_amount bigint not null default 0;
alter table order_share add column counted_rebate bigint not null default 0;

create table rebate_day (
  shopper_id text not null,
  kind text not null check (kind in ('promoter', 'partner')),
  day text not null,
  channel_code text not null,
  orders integer not null,
  amount bigint not null,
  rebate bigint not null,
  primary key (shopper_id, kind, day, channel_code)
);

update order_share set
  counted_orders = case when kept.paid > 0 and kept.amount = 0 then 0 else 1 end,
  counted_amount = kept.amount,
  counted_rebate = kept.rebate
from (
  select share.order_id,
    (select coalesce(sum(paid_amount), 0) from order_item where order_id = share.order_id) as paid,
    (
      select coalesce(sum(greatest(0, item.paid_amount - coalesce((
        select sum(back.fen) from refund
        join refund_row back on back.refund_id = refund.id
        where refund.order_id = share.order_id and back.item_position = item.position
          and back.stage not in ('deducted', 'keptBack')
      ), 0))), 0)
      from order_item item where item.order_id = share.order_id
    ) as amount,
    (select coalesce(sum(earned - taken_back), 0) from rebate_line where order_id = share.order_id) as rebate
  from order_share share
  join orders on orders.id = share.order_id
  where orders.paid_at is not null and orders.status <> 90
) as kept
where order_share.order_id = kept.order_id;

insert into rebate_day (shopper_id, kind, day, channel_code, orders, amount, rebate)
select share.shopper_id, share.kind,
  to_char(to_timestamp((orders.paid_at + 28800000) / 1000) at time zone 'UTC', 'YYYY-MM-DD') as day,
  share.channel_code, sum(share.counted_orders), sum(share.counted_amount), sum(share.counted_rebate)
from order_share share
join orders on orders.id = share.order_id
where orders.paid_at is not null
group by 1, 2, 3, 4;
`
