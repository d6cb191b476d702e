import { sql, type Migration } from 'kysely'

/** Notes that staff write on orders for each other. */
export const orderNotes: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table order_note (
  order_id text not null references orders (id),
  position integer not null,
  text text not null,
  author text not null,
  created_at bigint not null,
  primary key (order_id, position)
);
`
