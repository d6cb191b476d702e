import { sql, type Migration } from 'kysely'

/** Past selling prices of skus, so that only a price that somebody could pay is crossed out. */
export const priceHistory: Migration = {
  async up(db) {
    await sql`
      create table price_history (
        sku_no text not null,
        from_time bigint not null,
        price bigint not null check (price >= 0),
        primary key (sku_no, from_time)
      )`.execute(db)
    await sql`
      alter table sku
        add column lowest_price bigint,
        add column lowest_until bigint,
        add column price_facts text`.execute(db)
  },
}
