import { sql, type Migration } from 'kysely'

/**
 * Which trade a refund gives back, since a cashier may collect twice for one payment; and numbers of trades are each
 * cashier's own.
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
