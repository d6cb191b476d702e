import { sql, type Migration } from 'kysely'

/** Double-entry accounts. A journal is named by the event that caused it, so that each is posted once. */
export const ledger: Migration = {
  async up(db) {
    await sql.raw(TABLES).execute(db)
  },
}

const TABLES = /* sql */ `
create table ledger_account (
  id text primary key,
  kind text not null,
  owner text not null,
  unit text not null,
  balance bigint,
  version integer not null default 0
);
create index ledger_account_owner on ledger_account (owner, kind);
create table ledger_journal (
  source_kind text not null,
  source_id text not null,
  event_at bigint not null,
  posted_at bigint not null,
  primary key (source_kind, source_id)
);
create table ledger_entry (
  source_kind text not null,
  source_id text not null,
  account_id text not null,
  amount bigint not null,
  balance_after bigint,
  version integer,
  primary key (source_kind, source_id, account_id)
);
create index ledger_entry_account on ledger_entry (account_id, version);
`
