import { sql, type Migration } from 'kysely'

/** Which shoppers let the shop read their addresses in the host app, and which addresses came from that app. */
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
