import { sql, type Migration } from 'kysely'

/** An index of refunds by their time, which is the order in which staff list them. */
export const timesOfRefunds: Migration = {
  async up(db) {
    await sql`create index refund_time on refund (created_at, id)`.execute(db)
  },
}
