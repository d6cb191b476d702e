import { sql, type Migration } from 'kysely'

/** An index of open payments by their start, since each is queried for a week. */
export const pendingPayments: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create index payment_pending on payment (created_at, id) where status = 0;
drop index payment_unknown;
`
