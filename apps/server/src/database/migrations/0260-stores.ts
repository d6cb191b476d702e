import { sql, type Migration } from 'kysely'

/** Stores that shoppers can go to. */
export const stores: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table store (
  id text primary key,
  name text not null,
  address text not null,
  telephone text not null,
  opening_hours text not null,
  city_code text not null,
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90)
);
create index store_city on store (city_code);
`
