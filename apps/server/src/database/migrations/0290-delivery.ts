import { sql, type Migration } from 'kysely'

/** Where the shop delivers to, by area: a setting, which is empty at first. */
export const delivery: Migration = {
  async up(db) {
    await sql.raw(`insert into setting (name, value) values ('delivery', 'null') on conflict do nothing`).execute(db)
  },
}
