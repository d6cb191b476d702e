import { sql, type Migration } from 'kysely'

/**
 * Tables get the words of docs/glossary.md: a gift comes with a line of an order, so what an activity gives is a
 * present.
 */
export const words: Migration = {
  async up(db) {
    await sql.raw(RENAMED).execute(db)
  },
}

const RENAMED = /* sql */ `
alter table gift_activity rename to present_activity;
alter table gift_taken rename to present_taken;
alter index gift_taken_activity rename to present_taken_activity;
`
