import { sql, type Migration } from 'kysely'

/** Orders that their shopper took off the list, and those the shop was asked to send. */
export const removedAndReminded: Migration = {
  async up(db) {
    await sql`alter table orders add column removed_at bigint, add column reminded_at bigint`.execute(db)
    await sql`create index orders_reminded on orders (created_at desc, id desc) where reminded_at is not null`.execute(
      db,
    )
  },
}
