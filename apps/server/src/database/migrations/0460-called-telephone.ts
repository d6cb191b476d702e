import { sql, type Migration } from 'kysely'

/** Whom to call about an order is a part of its address, which is forgotten and changed as a whole. */
export const calledTelephone: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table orders drop column telephone;
`
