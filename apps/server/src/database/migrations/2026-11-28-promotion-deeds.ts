import { sql, type Migration } from 'kysely'

/**
 * Versions of promotions, for changes by staff, and the moment at which staff stop a promotion: from then on nobody can
 * join, while those who take part already can finish.
 */
export const promotionDeeds: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table promotion add column version integer not null default 1;
-- From when nobody can join any more.
alter table promotion add column stopped_at bigint;
`
