import { sql, type Migration } from 'kysely'

/**
 * Tables of the sandbox cashier, which a real cashier would keep in a database of its own; and an index of due refunds.
 */
export const sandboxCashier: Migration = {
  async up(db) {
    await sql.raw(TABLES).execute(db)
  },
}

const TABLES = /* sql */ `
create table sandbox_trade (
  payment_id text primary key,
  trade_no text not null unique,
  amount bigint not null check (amount >= 0),
  result text not null check (result in ('paid', 'failed')),
  settled_at bigint not null
);

create table sandbox_notice (
  notice_id text primary key,
  payment_id text not null references sandbox_trade (payment_id),
  body text not null,
  wanted integer not null,
  attempts integer not null default 0,
  next_at bigint
);
create index sandbox_notice_due on sandbox_notice (next_at) where next_at is not null;

create table sandbox_refund (
  refund_id text primary key,
  payment_id text not null references sandbox_trade (payment_id),
  amount bigint not null check (amount > 0),
  refunded_at bigint not null
);
create index sandbox_refund_payment on sandbox_refund (payment_id);

create index refund_due on refund (created_at) where status = 0;
`
