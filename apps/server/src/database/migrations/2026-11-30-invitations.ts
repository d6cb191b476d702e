import { sql, type Migration } from 'kysely'

/** Invitations of buyers by promoters, and the boards that rank promoters (F20). */
export const invitations: Migration = {
  async up(db) {
    await sql.raw(INVITATIONS).execute(db)
  },
}

const INVITATIONS = /* sql */ `
create table invite_campaign (
  id text primary key,
  name text not null,
  description text not null default '',
  picture jsonb,
  rules jsonb not null default '[]',
  channels jsonb not null default '["xdapp", "retail"]',
  begin_time bigint not null,
  end_time bigint not null,
  coupon_batch_id text not null references coupon_batch (id),
  sms_promoter_day integer not null check (sms_promoter_day >= 0),
  sms_shop_day integer not null check (sms_shop_day >= 0),
  doors jsonb not null default '{}',
  published boolean not null default true,
  version integer not null default 1,
  check (end_time >= begin_time)
);
create index invite_campaign_begin on invite_campaign (begin_time, id);

create table invite_step (
  campaign_id text not null references invite_campaign (id),
  buyer_count integer not null check (buyer_count between 1 and 10000),
  coupon_batch_id text not null references coupon_batch (id),
  primary key (campaign_id, buyer_count)
);

create table invite_bond (
  shopper_id text primary key,
  promoter_id text not null,
  campaign_id text not null,
  way text not null check (way in ('coupon', 'order', 'telephone')),
  invited_at bigint not null,
  coupon_id text,
  order_id text,
  bought_at bigint,
  check ((order_id is null) = (bought_at is null))
);
create index invite_bond_promoter on invite_bond (promoter_id, campaign_id);
create index invite_bond_open on invite_bond (campaign_id, shopper_id) where bought_at is null;

create table invite_award (
  id text not null,
  promoter_id text not null,
  campaign_id text not null,
  buyer_count integer not null,
  coupon_batch_id text not null,
  won_at bigint not null,
  taken_at bigint,
  coupon_id text,
  primary key (promoter_id, campaign_id, buyer_count),
  check ((taken_at is null) = (coupon_id is null))
);
create index invite_award_won on invite_award (promoter_id, won_at, id);

create table invite_note (
  promoter_id text not null,
  digest text not null,
  campaign_id text not null,
  noted_at bigint not null,
  sent_at bigint,
  primary key (promoter_id, digest)
);
create index invite_note_digest on invite_note (digest, noted_at);
create index invite_note_sent on invite_note (sent_at) where sent_at is not null;

create table invite_number (
  digest text primary key,
  sent integer not null default 0 check (sent >= 0),
  sent_at bigint,
  refused_at bigint
);

create table promoter_board (
  board text not null,
  promoter_id text not null,
  place integer not null check (place > 0),
  amount bigint not null check (amount > 0),
  invited integer not null default 0,
  counted_at bigint not null,
  primary key (promoter_id, board)
);
create index promoter_board_place on promoter_board (board, place, promoter_id);

create index rebate_line_earned on rebate_line (earned_at);
create index shopper_created on shopper (created_at);

insert into setting (name, value) values ('inviteCampaigns', 'null') on conflict do nothing;
`
