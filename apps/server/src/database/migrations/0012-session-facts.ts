import { sql, type Migration } from 'kysely'

/**
 * What shoppers see of their logins: an id other than the token, the device, the last use, and the network of the
 * login.
 */
export const sessionFacts: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table session
  add column id text not null default gen_random_uuid()::text unique,
  add column device text not null default '',
  add column network text not null default '',
  add column used_at bigint not null default 0;
update session set used_at = created_at;
`
