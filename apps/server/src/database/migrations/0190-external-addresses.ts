import { sql, type Migration } from 'kysely'

/** Who lets the shop read the addresses of the app around it, and which of a shopper's addresses came from there. */
export const externalAddresses: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table external_address_auth (
  shopper_id text primary key references shopper (id),
  authorized_at bigint not null
);
alter table address add column external_id text;
`
