import { sql, type Migration } from 'kysely'

/** Indexes with which the owner's list of orders, of any status, reads the newest orders without sorting all. */
export const ordersNewest: Migration = {
  async up(db) {
    await sql
      .raw(
        `
create index orders_newest on orders (created_at desc, id desc);
create index orders_status_newest on orders (status, created_at desc, id desc);
drop index orders_status`,
      )
      .execute(db)
  },
}
