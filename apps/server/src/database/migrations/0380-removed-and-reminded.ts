import { sql, type Migration } from 'kysely'

/** Orders removed from a shopper's list, and reminders to ship. */
export const removedAndReminded: Migration = {
  async up(db) {
    await sql`alter table orders add column removed_at bigint, add column reminded_at bigint`.execute(db)
    await sql`create index orders_reminded on orders (created_at desc, id desc) where reminded_at is not null`.execute(
      db,
    )
  },
}
