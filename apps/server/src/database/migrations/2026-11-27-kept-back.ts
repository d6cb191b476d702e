import { sql, type Migration } from 'kysely'

/**
 * What refunds hold back for what the shopper keeps: the worth of gifts and the sets and mark-up sales of an order are
 * stored when it is placed, and each line has the amount held back for it. Nothing is held back for earlier orders,
 * which lack this data.
 */
export const keptBack: Migration = {
  async up(db) {
    await sql.raw(KEPT_BACK).execute(db)
  },
}

const KEPT_BACK = /* sql */ `
alter table orders add column bundles jsonb;
alter table order_item add column gift_worth bigint;
alter table order_item add column kept_back bigint not null default 0;
alter table after_sale add column kept_back jsonb not null default '[]';
`
