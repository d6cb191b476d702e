import { sql, type Migration } from 'kysely'

/**
 * An index of orders by shipping time. Receipt of an order is confirmed automatically a number of days after it was
 * shipped; the owner sets the number.
 */
export const ordersShipped: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create index orders_shipped on orders (status, shipped_at);
insert into setting (name, value) values ('orderRules', 'null') on conflict do nothing;
`
