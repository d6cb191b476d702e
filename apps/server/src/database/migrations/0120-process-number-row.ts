import { sql, type Migration } from 'kysely'

/** Counts the processes of a shop in a row of settings: not every engine has sequences. */
export const processNumberRow: Migration = {
  async up(db) {
    await sql
      .raw(`insert into setting (name, value) select 'processNumber', to_jsonb(last_value) from process_number`)
      .execute(db)
    await sql.raw('drop sequence process_number').execute(db)
  },
}
