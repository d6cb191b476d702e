import { sql, type Migration } from 'kysely'

/**
 * Present activities give several coupons and points at once, may require steps, and can be for guests of hotels (F07).
 */
export const welfare: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table present_activity add column coupon_batch_ids jsonb not null default '[]';
alter table present_activity add column kind text not null default 'page';
alter table present_activity add column steps jsonb not null default '[]';
alter table present_activity add column order_amount bigint;
alter table present_activity add column rules jsonb not null default '[]';
alter table present_activity add column per_room integer check (per_room > 0);
alter table present_activity add column published boolean not null default true;
alter table present_activity add column version integer not null default 1;
update present_activity set coupon_batch_ids = jsonb_build_array(coupon_batch_id) where coupon_batch_id is not null;
alter table present_activity drop column coupon_batch_id;
alter table present_activity add constraint present_activity_gives
  check (coupon_batch_ids <> '[]'::jsonb or points is not null);
create index present_activity_begin on present_activity (begin_time, id);

alter table present_taken add column coupon_ids jsonb not null default '[]';
alter table present_taken add column hotel_code text;
alter table present_taken add column room_no text;
update present_taken set coupon_ids = jsonb_build_array(coupon_id) where coupon_id is not null;
alter table present_taken drop column coupon_id;
alter table present_taken add constraint present_taken_something
  check (coupon_ids <> '[]'::jsonb or points is not null);

create table present_hotel (
  code text primary key,
  activity_id text not null references present_activity (id),
  name text not null,
  position integer not null
);
create index present_hotel_activity on present_hotel (activity_id, position);

create table present_room (
  hotel_code text not null,
  room_no text not null,
  day integer not null,
  seat integer not null,
  shopper_id text not null,
  primary key (hotel_code, room_no, day, seat)
);
create index present_room_shopper on present_room (shopper_id);
`
