import { sql, type Migration } from 'kysely'

/** The owner's list of orders reads the newest without sorting them all, whatever their status. */
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
