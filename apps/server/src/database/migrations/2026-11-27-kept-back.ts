import { sql, type Migration } from 'kysely'

/**
 * What a shop keeps back of refunds because of what stays with the shopper: the worth of gifts and the sets and mark-up
 * sales of an order are frozen when it is placed, and each line says what was kept for it. Of orders placed before,
 * neither is known, and nothing is kept.
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
