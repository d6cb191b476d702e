import { sql, type Migration } from 'kysely'

/**
 * Where each fen of an order comes from, at the time it was placed: rows of the domain's `priceOrder`. Older orders
 * have none.
 */
export const priceRows: Migration = {
  async up(db) {
    await sql.raw(TABLES).execute(db)
  },
}

const TABLES = /* sql */ `
create table price_row (
  order_id text not null references orders (id) on delete cascade,
  position integer not null,
  item_position integer,
  stage text not null,
  source_kind text,
  source_id text,
  fen bigint not null,
  primary key (order_id, position)
);
`
