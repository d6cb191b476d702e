import { sql, type Migration } from 'kysely'

/** Orders that count as received by themselves are found by when they were shipped; after how long, the owner sets. */
export const ordersShipped: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create index orders_shipped on orders (status, shipped_at);
insert into setting (name, value) values ('orderRules', 'null') on conflict do nothing;
`
