import { sql, type Migration } from 'kysely'

/**
 * Stores which trade a refund belongs to, since a cashier may collect twice for one payment, in two trades. Numbers of
 * trades need to be unique within one cashier only.
 */
export const refundedTrades: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table refund add column trade_no text;
alter table payment drop constraint payment_channel_trade_no_key;
create unique index payment_trade on payment (channel, channel_trade_no);
`
