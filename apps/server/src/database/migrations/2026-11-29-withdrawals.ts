import { sql, type Migration } from 'kysely'

/** Withdrawals of promoters, their accounts, and the sandbox provider of payouts. */
export const withdrawals: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table payout_account (
  shopper_id text primary key,
  account_type smallint not null,
  account text not null,
  digest text not null,
  hint text not null,
  bound_at bigint not null,
  usable_at bigint not null,
  version integer not null default 1
);
create index payout_account_digest on payout_account (digest);

create table withdrawal (
  id text primary key,
  shopper_id text not null,
  kind text not null check (kind in ('promoter', 'partner')),
  status smallint not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  tax bigint not null check (tax >= 0),
  net bigint not null check (net > 0),
  tax_method text not null,
  account_type smallint not null,
  account text not null,
  hint text not null,
  holder text not null,
  channel text not null,
  held text,
  reason text,
  provider_no text,
  confirm_url text,
  asked_at bigint not null,
  sent_at bigint,
  settled_at bigint,
  unclear_since bigint,
  look_at bigint,
  version integer not null default 1,
  check (amount = fee + tax + net)
);
create index withdrawal_shopper on withdrawal (shopper_id, asked_at, id);
create index withdrawal_status on withdrawal (status, asked_at, id);
create index withdrawal_look on withdrawal (look_at, id) where look_at is not null;

create table sandbox_payout (
  payout_id text primary key,
  amount bigint not null,
  account text not null,
  sent_at bigint not null,
  asked integer not null default 1,
  confirmed_at bigint
);

insert into setting (name, value) values ('withdrawalRules', 'null') on conflict do nothing;
`
