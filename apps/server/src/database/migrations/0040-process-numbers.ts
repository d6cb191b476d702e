import { sql, type Migration } from 'kysely'

/** Numbers the processes of a shop, so that each generates distinct order numbers. */
export const processNumbers: Migration = {
  async up(db) {
    await sql.raw('create sequence process_number cycle').execute(db)
  },
}
