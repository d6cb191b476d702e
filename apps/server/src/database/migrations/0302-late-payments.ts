import { sql, type Migration } from 'kysely'

/** When payments of cancelled orders are queried again. */
export const latePayments: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table payment add column asks integer not null default 0;
alter table payment add column ask_at bigint;
create index payment_unknown on payment (ask_at, id) where status = 0;
`
