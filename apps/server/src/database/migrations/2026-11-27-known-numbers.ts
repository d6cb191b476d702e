import { sql, type Migration } from 'kysely'

/** Telephones of deleted accounts are remembered by a keyed hash, so that their owners are no newcomers again. */
export const knownNumbers: Migration = {
  async up(db) {
    await sql.raw(KNOWN_NUMBERS).execute(db)
  },
}

const KNOWN_NUMBERS = /* sql */ `
create table known_number (
  digest text primary key,
  since bigint not null
);
alter table shopper add column known_before boolean not null default false;
create index orders_earned on orders (shopper_id, received_at) where earned_on is not null;
`
