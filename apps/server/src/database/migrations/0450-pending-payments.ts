import { sql, type Migration } from 'kysely'

/** Every payment that waits is asked about, for a week: an index of those, by when they were begun. */
export const pendingPayments: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create index payment_pending on payment (created_at, id) where status = 0;
drop index payment_unknown;
`
