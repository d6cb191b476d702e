import { sql, type Migration } from 'kysely'

/** Numbers the processes of a shop, so that each gives order numbers of its own. */
export const processNumbers: Migration = {
  async up(db) {
    await sql.raw('create sequence process_number cycle').execute(db)
  },
}
