import { sql, type Migration } from 'kysely'

/**
 * Amounts that a refund holds back, because the shopper keeps a gift or a part of a bundle. The worth of gifts, the
 * sets and the mark-up sales of an order are stored when the order is placed, and each line has the amount that was
 * held back for it. Earlier orders lack these data, so their refunds hold nothing back.
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
