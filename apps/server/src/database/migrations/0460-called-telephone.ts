import { sql, type Migration } from 'kysely'

/** The contact of an order is part of its address, which is erased and changed as a whole. */
export const calledTelephone: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table orders drop column telephone;
`
