import { sql, type Migration } from 'kysely'

/** Runs of reservation campaigns (110), what shoppers reserved in them, and the orders of reserved pieces. */
export const reservations: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table reservation_run (
  id text primary key,
  promotion_id text not null references promotion (id),
  sku_no text not null,
  begin_time bigint not null,
  reserve_end bigint not null,
  buy_begin bigint not null,
  end_time bigint not null,
  reserved integer not null default 0 check (reserved >= 0),
  shoppers integer not null default 0 check (shoppers >= 0),
  check (begin_time < reserve_end and reserve_end < buy_begin and buy_begin < end_time)
);
create index reservation_run_promotion on reservation_run (promotion_id, begin_time);
create index reservation_run_latest on reservation_run (end_time, id);
create index reservation_run_first on reservation_run (begin_time, id);

create table reservation (
  id text not null,
  run_id text not null references reservation_run (id),
  shopper_id text not null,
  quantity integer not null check (quantity > 0),
  telephone text not null,
  told boolean not null default false,
  created_at bigint not null,
  primary key (run_id, shopper_id)
);
create index reservation_id on reservation (id);
create index reservation_shopper on reservation (shopper_id, created_at);
create index reservation_waiting on reservation (run_id, created_at) where not told;

-- Stored with the order, since a reservation is deleted with its shopper's account.
create table reservation_order (
  order_id text primary key references orders (id),
  reservation_id text not null,
  promotion_id text not null
);
create index reservation_order_reservation on reservation_order (reservation_id);
`
