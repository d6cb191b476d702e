import { sql, type Migration } from 'kysely'

/**
 * Orders of the second channel, as the channel reports them: with times in seconds, and with the price that an order
 * has now.
 */
export const secondOrders: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table second_order (
  id text primary key,
  shopper_id text not null references shopper (id),
  sku_no text not null references sku (sku_no),
  name text not null,
  status integer not null,
  price bigint not null check (price >= 0),
  fee bigint check (fee >= 0),
  create_time bigint not null,
  version integer not null default 1
);
create index second_order_newest on second_order (shopper_id, create_time desc, id desc);
`
