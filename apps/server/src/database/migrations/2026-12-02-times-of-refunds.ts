import { sql, type Migration } from 'kysely'

/** Refunds by their time, as staff list them. */
export const timesOfRefunds: Migration = {
  async up(db) {
    await sql`create index refund_time on refund (created_at, id)`.execute(db)
  },
}
