import { sql, type Migration } from 'kysely'

/**
 * Puts the number of the trade before the channel in the index. The channel is usually the same for all payments: with
 * the channel first, a plan made while a shop had few payments read all payments to find one by its id.
 */
export const tradesByNumber: Migration = {
  async up(db) {
    await sql`drop index payment_trade`.execute(db)
    await sql`create unique index payment_trade on payment (channel_trade_no, channel)`.execute(db)
  },
}
