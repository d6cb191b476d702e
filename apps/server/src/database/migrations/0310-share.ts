import { sql, type Migration } from 'kysely'

/** Pictures for sharing, short links, live broadcasts, counters of content, and subscribers to news. */
export const share: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table share_picture (
  id text primary key,
  shopper_id text,
  jpeg bytea not null,
  width integer not null,
  height integer not null,
  created_at bigint not null
);
create index share_picture_age on share_picture (created_at);
create index share_picture_shopper on share_picture (shopper_id) where shopper_id is not null;

create table short_link (
  code text primary key,
  path text not null,
  title text not null,
  created_at bigint not null
);
create index short_link_newest on short_link (created_at desc, code);

create table live (
  id text primary key,
  title text not null,
  cover jsonb not null,
  begin_time bigint not null,
  end_time bigint not null,
  url text not null,
  replay_url text,
  check (begin_time <= end_time)
);
create index live_end on live (end_time);

create table content_count (
  content_id text not null,
  action text not null,
  count bigint not null,
  primary key (content_id, action)
);

create table fan (
  shopper_id text primary key,
  nickname text not null,
  telephone text not null,
  created_at bigint not null
);
create index fan_newest on fan (created_at desc, shopper_id);
`
