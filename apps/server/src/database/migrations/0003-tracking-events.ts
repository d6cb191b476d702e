import { sql, type Migration } from 'kysely'

/** Visits that the shop's own collector keeps for a while. */
export const trackingEvents: Migration = {
  async up(db) {
    await sql.raw(TABLES).execute(db)
  },
}

const TABLES = /* sql */ `
create table tracking_event (
  id text primary key,
  trace_id text not null,
  second_id text not null,
  page_url text not null,
  title text not null,
  pathname text not null,
  utm_source text not null,
  utm_medium text not null,
  event text not null,
  info jsonb not null,
  created_at bigint not null
);
create index tracking_event_age on tracking_event (created_at);
`
