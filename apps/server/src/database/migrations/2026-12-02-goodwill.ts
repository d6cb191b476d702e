import { sql, type Migration } from 'kysely'

/** Goodwill refunds, for orders that the shopper keeps. */
export const goodwill: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table order_item add column goodwill bigint not null default 0;
alter table orders add column goodwill bigint not null default 0;
`
