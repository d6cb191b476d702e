import { sql, type Migration } from 'kysely'

/** Posts of shoppers, their likes, and reports about them (F12). */
export const community: Migration = {
  async up(db) {
    await sql.raw(COMMUNITY).execute(db)
  },
}

const COMMUNITY = /* sql */ `
create table post (
  id text primary key,
  shopper_id text not null references shopper (id),
  title text not null,
  text text not null,
  summary text not null,
  pictures jsonb not null,
  spu_nos jsonb not null default '[]',
  status integer not null,
  reason text,
  like_count integer not null default 0 check (like_count >= 0),
  open_reports integer not null default 0 check (open_reports >= 0),
  decided_at bigint,
  version integer not null default 1,
  created_at bigint not null
);
create index post_published on post (id) where status = 1;
create index post_shopper on post (shopper_id, id);
create index post_reported on post (open_reports, id) where status <> 4;
create index post_status on post (status, id);

create table post_like (
  shopper_id text not null references shopper (id),
  post_id text not null references post (id),
  liked_at bigint not null,
  primary key (shopper_id, post_id)
);
create index post_like_post on post_like (post_id);
create index post_like_latest on post_like (shopper_id, liked_at, post_id);

create table post_report (
  shopper_id text not null references shopper (id),
  post_id text not null references post (id),
  cause integer not null,
  note text not null default '',
  created_at bigint not null,
  settled boolean not null default false,
  primary key (shopper_id, post_id)
);
create index post_report_post on post_report (post_id, created_at);

insert into setting (name, value) values ('communityRules', 'null') on conflict do nothing;
`
