import { sql, type Migration } from 'kysely'

/** Freight tables: a setting, which is empty at first, the table of each product, and the weight of pieces. */
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
