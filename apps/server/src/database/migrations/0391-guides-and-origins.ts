import { sql, type Migration } from 'kysely'

/** Guides to products, and the advertisements that led to orders. */
export const guidesAndOrigins: Migration = {
  async up(db) {
    await sql
      .raw(
        `
create table guide (
  spu_no text primary key references spu (spu_no),
  title text,
  url text,
  version integer not null default 1
);
alter table orders add column origin jsonb;
alter table orders add column reported_at bigint;
`,
      )
      .execute(db)
  },
}
