import { sql, type Migration } from 'kysely'

/** Lets the owner's list of orders read the newest without sorting all, for any status. */
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
