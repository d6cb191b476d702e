import { sql, type Migration } from 'kysely'

/** Fission activities: friends help a shopper to a reward (F08). */
export const fission: Migration = {
  async up(db) {
    await sql.raw(FISSION).execute(db)
  },
}

const FISSION = /* sql */ `
create table fission_activity (
  id text primary key,
  name text not null,
  description text not null default '',
  picture jsonb,
  sku_no text not null,
  rules jsonb not null default '[]',
  begin_time bigint not null,
  end_time bigint not null,
  published boolean not null default true,
  helpers integer not null check (helpers between 1 and 20),
  coupon_batch_id text references coupon_batch (id),
  points integer check (points > 0),
  quantity integer check (quantity >= 0),
  reached integer not null default 0 check (reached >= 0),
  doors jsonb not null default '{}',
  version integer not null default 1,
  check ((coupon_batch_id is null) <> (points is null)),
  check (quantity is null or reached <= quantity)
);
create index fission_activity_begin on fission_activity (begin_time, id);

create table fission_share (
  id text not null,
  activity_id text not null references fission_activity (id),
  shopper_id text not null,
  helper_count integer not null default 0,
  created_at bigint not null,
  reached_at bigint,
  claimed_at bigint,
  coupon_id text,
  points integer,
  primary key (activity_id, shopper_id)
);
create index fission_share_id on fission_share (id);
create index fission_share_shopper on fission_share (shopper_id);

create table fission_help (
  activity_id text not null,
  share_id text not null,
  helper_shopper_id text not null,
  helped_at bigint not null,
  primary key (activity_id, share_id, helper_shopper_id)
);
create index fission_help_helper on fission_help (helper_shopper_id, activity_id);

create table fission_seat (
  activity_id text not null,
  kind text not null,
  digest text not null,
  seat integer not null,
  holder text not null,
  primary key (activity_id, kind, digest, seat)
);
`
