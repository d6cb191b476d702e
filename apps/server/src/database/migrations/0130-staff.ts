import { sql, type Migration } from 'kysely'

/**
 * Staff with their logins, an append-only log of their actions, the actor of each event, and versions of what staff
 * change.
 */
export const staff: Migration = {
  async up(db) {
    await sql.raw(TABLES).execute(db)
  },
}

const TABLES = /* sql */ `
create table staff (
  id text primary key,
  name text not null unique,
  roles jsonb not null,
  password_hash text not null,
  totp_secret text not null,
  totp_step bigint not null default 0,
  disabled_at bigint,
  logged_in_at bigint,
  version integer not null default 1,
  created_at bigint not null
);

create table staff_session (
  token_hash text primary key,
  staff_id text not null references staff (id) on delete cascade,
  network text not null,
  created_at bigint not null,
  used_at bigint not null,
  expires_at bigint not null
);
create index staff_session_staff on staff_session (staff_id);
create index staff_session_age on staff_session (expires_at);

create table ops_audit (
  id text primary key,
  at bigint not null,
  actor_kind text not null,
  actor_id text not null,
  actor_name text not null,
  call text not null,
  code integer not null,
  target_kind text,
  target_id text,
  before jsonb,
  after jsonb,
  key text,
  network text not null
);
create index ops_audit_actor on ops_audit (actor_name, id);
create index ops_audit_target on ops_audit (target_id, id);

alter table event add column actor text not null default '';
alter table sku add column version integer not null default 0;
alter table coupon_batch add column version integer not null default 0;
insert into setting (name, value) values ('shopVersion', '0') on conflict do nothing;
`
