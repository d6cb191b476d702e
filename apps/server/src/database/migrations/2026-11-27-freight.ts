import { sql, type Migration } from 'kysely'

/**
 * Adds a setting with the shop's freight tables, which is empty at first, the freight table of each product, and the
 * weight of a piece of each sku.
 */
export const freight: Migration = {
  async up(db) {
    await sql.raw(FREIGHT).execute(db)
  },
}

const FREIGHT = /* sql */ `
insert into setting (name, value) values ('freight', 'null') on conflict do nothing;
alter table spu add column freight_table text;
alter table sku add column grams integer;
`
