import { sql, type Migration } from 'kysely'

/**
 * Events of an order, stored in the transaction of the change, and their deliveries to consumers. The log of older
 * orders was text, and is kept as text.
 */
export const events: Migration = {
  async up(db) {
    await sql.raw(TABLES).execute(db)
    await sql.raw(OLD_LOGS).execute(db)
    await sql.raw('drop table order_log').execute(db)
  },
}

const TABLES = /* sql */ `
alter table orders add column version integer not null default 0;
alter table orders add column cancel_code text;
create table event (
  subject text not null,
  version integer not null,
  kind text not null,
  data jsonb not null,
  at bigint not null,
  handed_out boolean not null default false,
  primary key (subject, version, kind)
);
create index event_waiting on event (at) where not handed_out;
create table delivery (
  subject text not null,
  consumer text not null,
  version integer not null,
  kind text not null,
  attempts integer not null default 0,
  next_at bigint not null,
  last_error text,
  primary key (subject, consumer, version, kind)
);
create index delivery_due on delivery (next_at);
`

const OLD_LOGS = /* sql */ `
with told as (
  insert into event (subject, version, kind, data, at, handed_out)
  select 'order/' || order_id, row_number() over (partition by order_id order by id), 'order.noted',
    jsonb_build_object('title', title, 'detail', detail), created_at, true
  from order_log
  returning subject, version
)
update orders set version = last.version
from (select subject, max(version) as version from told group by subject) as last
where last.subject = 'order/' || orders.id
`
