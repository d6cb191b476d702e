import { sql, type Migration } from 'kysely'

/** Products that their owner put away: nothing of them is deleted, and nobody finds them in the shop. */
export const archivedProducts: Migration = {
  async up(db) {
    await sql`
      alter table spu add column archived_at bigint;
      alter table spu add column archived_skus jsonb;
      alter table spu add column version integer not null default 0`.execute(db)
  },
}
