import { sql, type Migration } from 'kysely'

/**
 * Stores login codes by the ticket of their requester, and counters of limits. Codes that were sent before have to be
 * requested again.
 */
export const loginLimits: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
drop table sms_code;
create table login_code (
  ticket_hash text primary key,
  telephone text not null,
  code_hash text not null,
  tries_left integer not null,
  expires_at bigint not null
);
create index login_code_age on login_code (expires_at);

create table rate_count (
  key text primary key,
  window_end bigint not null,
  count integer not null
);
create index rate_count_age on rate_count (window_end);
`
