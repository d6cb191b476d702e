import { sql, type Migration } from 'kysely'

/** Staff change promotions in the version they read, and end some while shoppers who take part go on. */
export const promotionDeeds: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table promotion add column version integer not null default 1;
-- From when nobody new takes part.
alter table promotion add column stopped_at bigint;
`
