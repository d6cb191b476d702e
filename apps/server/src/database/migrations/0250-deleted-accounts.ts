import { sql, type Migration } from 'kysely'

/** Accounts that shoppers deleted, and codes that are good for one thing alone. */
export const deletedAccounts: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table shopper add column deleted_at bigint;
create index shopper_deleted on shopper (deleted_at) where deleted_at is not null;
`
