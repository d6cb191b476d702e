import { sql, type Migration } from 'kysely'

/** An index of orders by shipping time, for orders that are received automatically after the owner's number of days. */
export const ordersShipped: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create index orders_shipped on orders (status, shipped_at);
insert into setting (name, value) values ('orderRules', 'null') on conflict do nothing;
`
