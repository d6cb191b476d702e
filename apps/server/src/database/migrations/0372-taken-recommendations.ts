import { sql, type Migration } from 'kysely'

/** How often a recommended product was put into a cart beside another, without recording by whom. */
export const takenRecommendations: Migration = {
  async up(db) {
    await sql`
      create table spu_taken (
        spu_no text not null,
        other_spu_no text not null,
        times integer not null,
        taken_at bigint not null,
        primary key (spu_no, other_spu_no)
      )`.execute(db)
    await sql`create index spu_taken_age on spu_taken (taken_at)`.execute(db)
  },
}
