import { sql, type Migration } from 'kysely'

/** Cabinets and pickup points, and the parcels that go to them. */
export const cabinets: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table cabinet (
  id text primary key,
  kind text not null,
  name text not null,
  telephone text not null,
  address text not null,
  opening_hours text not null,
  province_code text not null,
  city_code text not null,
  district_code text not null,
  street_code text not null,
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  open boolean not null default true,
  capacity integer not null check (capacity >= 0),
  taken integer not null default 0 check (taken >= 0),
  most_pieces integer not null check (most_pieces > 0),
  version integer not null default 0
);
create index cabinet_city on cabinet (city_code);

create table pickup (
  order_id text primary key,
  cabinet_id text not null,
  cabinet jsonb not null,
  status integer not null,
  fc_order_id text not null default '',
  code text,
  stored_at bigint,
  fetch_until bigint,
  left_at bigint
);
create index pickup_waiting on pickup (fetch_until, order_id) where status = 1;
create index pickup_held on pickup (cabinet_id) where status < 2;
`
