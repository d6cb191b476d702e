import { sql, type Migration } from 'kysely'

/** An index that finds the next moment at which a promotion begins or is announced, without reading all promotions. */
export const promotionMoments: Migration = {
  async up(db) {
    await sql
      .raw(
        `
create index promotion_begin on promotion (begin_time);
create index promotion_display on promotion (display_time)`,
      )
      .execute(db)
  },
}
