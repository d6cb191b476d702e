import { sql, type Migration } from 'kysely'

/**
 * Stores what each payment is for. A refund can give back parts of several payments, and has a request, a cause and
 * price rows; before, a refund belonged to one payment. If the shop itself wrote the reason of an existing refund, the
 * reason becomes a code.
 */
export const payables: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table payment add column payable_kind text not null default 'order';
alter table payment add column payable_id text;
update payment set payable_id = order_id;
alter table payment alter column payable_id set not null;
alter table payment alter column payable_kind drop default;

create table refund_part (
  id text primary key,
  refund_id text not null references refund (id),
  payment_id text not null references payment (id),
  trade_no text,
  amount bigint not null check (amount > 0),
  status integer not null default 0,
  created_at bigint not null,
  settled_at bigint
);
insert into refund_part (id, refund_id, payment_id, trade_no, amount, status, created_at, settled_at)
select id, id, payment_id, trade_no, amount, status, created_at, settled_at from refund;
create index refund_part_refund on refund_part (refund_id);
create index refund_part_payment on refund_part (payment_id);
drop index refund_due;
create index refund_part_due on refund_part (created_at, id) where status = 0;

create table refund_row (
  refund_id text not null references refund (id) on delete cascade,
  position integer not null,
  item_position integer,
  quantity integer,
  stage text not null,
  source_kind text,
  source_id text,
  fen bigint not null,
  primary key (refund_id, position)
);

alter table refund add column request text;
alter table refund add column cause text;
alter table refund add column words text;
update refund set request = 'payment/' || id,
  cause = case reason
    when '订单已取消' then 'paidLate'
    when '重复支付' then 'paidBefore'
    when '重复扣款' then 'collectedTwice'
    else 'cancelled'
  end,
  words = case when reason in ('订单已取消', '重复支付', '重复扣款', '') then null else reason end;
alter table refund alter column request set not null;
alter table refund alter column cause set not null;
alter table refund drop column reason, drop column trade_no, drop column payment_id;
create unique index refund_request on refund (request);
`
