import { sql, type Migration } from 'kysely'

/**
 * Trades are found by their number first. With the channel first, which is the same for all payments, a plan that was
 * made while a shop had few payments read all of them to find one by its id.
 */
export const tradesByNumber: Migration = {
  async up(db) {
    await sql`drop index payment_trade`.execute(db)
    await sql`create unique index payment_trade on payment (channel_trade_no, channel)`.execute(db)
  },
}
