import { sql, type Migration } from 'kysely'

/**
 * Drops the telephone of an order. The address of the order has the telephone too, and is changed and erased as a
 * whole.
 */
export const calledTelephone: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table orders drop column telephone;
`
