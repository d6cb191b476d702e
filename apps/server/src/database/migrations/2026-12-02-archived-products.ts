import { sql, type Migration } from 'kysely'

/** Archived products: nothing of them is deleted, and they cannot be found in the shop. */
export const archivedProducts: Migration = {
  async up(db) {
    await sql`
      alter table spu add column archived_at bigint;
      alter table spu add column archived_skus jsonb;
      alter table spu add column version integer not null default 0`.execute(db)
  },
}
