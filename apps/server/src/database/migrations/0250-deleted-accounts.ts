import { sql, type Migration } from 'kysely'

/** Stores when an account was deleted. */
export const deletedAccounts: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table shopper add column deleted_at bigint;
create index shopper_deleted on shopper (deleted_at) where deleted_at is not null;
`
