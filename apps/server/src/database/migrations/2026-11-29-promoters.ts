import { sql, type Migration } from 'kysely'

/** Promoters and their shops (F15, F16): applications and their status, shops, and views of shops. */
export const promoters: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table promoter (
  shopper_id text primary key references shopper (id),
  status integer not null check (status between 1 and 3),
  real_name text not null,
  masked_name text not null,
  id_number text not null,
  telephone text not null,
  agreement_version integer not null check (agreement_version >= 1),
  agreed_at bigint not null,
  reason text,
  applied_at bigint not null,
  decided_at bigint,
  suspended_at bigint,
  suspended_reason text,
  level text not null default 'normal',
  nickname text,
  invited_by text,
  version integer not null default 1
);
create index promoter_applied on promoter (applied_at, shopper_id);
create index promoter_status on promoter (status, applied_at, shopper_id);

create table promoter_shop (
  id text not null,
  shopper_id text not null references shopper (id),
  kind text not null check (kind in ('promoter', 'partner')),
  name text not null,
  name_key text not null,
  channel_code text not null default 'retail',
  invite_code text not null,
  status integer not null check (status between 1 and 3),
  reason text,
  mobile text,
  sales_channel text,
  address text,
  magnitude text,
  authorized_at bigint,
  opened_at bigint,
  invited_by text,
  created_at bigint not null,
  version integer not null default 1,
  primary key (shopper_id, kind)
);
create unique index promoter_shop_id on promoter_shop (id);
create unique index promoter_shop_name on promoter_shop (name_key);
create unique index promoter_shop_invite on promoter_shop (invite_code);
create index promoter_shop_invited on promoter_shop (invited_by, id);
create index promoter_shop_status on promoter_shop (status, id);

create table promoter_shop_day (
  shop_id text not null,
  day text not null,
  views integer not null check (views >= 0),
  primary key (shop_id, day)
);
create table promoter_shop_visitor (
  shop_id text not null,
  day text not null,
  visitor text not null,
  primary key (shop_id, day, visitor)
);
create index promoter_shop_visitor_age on promoter_shop_visitor (day);

create table promoter_trial_draft (
  shop_id text not null,
  id text not null,
  shopper_id text not null references shopper (id),
  sku_no text not null,
  promotion_id text not null,
  text text not null default '',
  created_at bigint not null,
  primary key (shop_id, id)
);
create index promoter_trial_draft_id on promoter_trial_draft (id);
create index promoter_trial_draft_shopper on promoter_trial_draft (shopper_id);

insert into setting (name, value) values ('promoterRules', 'null') on conflict do nothing;
`
