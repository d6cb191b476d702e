import { sql, type Migration } from 'kysely'

/** Lotteries: draws, chances, and prizes with their orders (F07). */
export const lottery: Migration = {
  async up(db) {
    await sql.raw(LOTTERY).execute(db)
  },
}

const LOTTERY = /* sql */ `
create table lottery (
  id text primary key,
  name text not null,
  description text not null default '',
  picture jsonb,
  rules jsonb not null default '[]',
  facts jsonb not null,
  begin_time bigint not null,
  end_time bigint not null,
  published boolean not null default false,
  forms jsonb not null,
  doors jsonb not null default '{}',
  most_wins integer not null,
  claim_days integer not null,
  reward_after integer,
  organiser text not null,
  contact text not null,
  seed text not null,
  seed_hash text not null,
  table_hash text not null,
  version integer not null default 1,
  created_at bigint not null
);
create index lottery_begin on lottery (begin_time, id);

create table lottery_prize (
  lottery_id text not null references lottery (id),
  prize_id text not null,
  position integer not null,
  name text not null,
  picture jsonb,
  prize_type integer not null,
  weight integer not null check (weight >= 0),
  quantity integer,
  given integer not null default 0 check (given >= 0 and (quantity is null or given <= quantity)),
  worth bigint,
  sku_no text,
  coupon_batch_id text,
  points integer,
  primary key (lottery_id, prize_id)
);

create table lottery_player (
  lottery_id text not null references lottery (id),
  shopper_id text not null,
  review boolean not null default false,
  joined_at bigint not null,
  primary key (lottery_id, shopper_id)
);
create index lottery_player_shopper on lottery_player (shopper_id);

create table lottery_seat (
  lottery_id text not null,
  kind text not null,
  digest text not null,
  seat integer not null,
  holder text not null,
  primary key (lottery_id, kind, digest, seat)
);

create table lottery_chance (
  lottery_id text not null,
  shopper_id text not null,
  source text not null,
  source_id text not null,
  earned_at bigint not null,
  draw_no integer,
  primary key (lottery_id, shopper_id, source, source_id)
);
create unique index lottery_chance_draw on lottery_chance (lottery_id, shopper_id, draw_no);

create table prize_record (
  id text not null,
  lottery_id text not null references lottery (id),
  shopper_id text not null,
  draw_no integer not null,
  word text not null default '',
  drawn_prize_id text not null,
  prize_id text not null,
  prize_type integer not null,
  status integer not null,
  reason text,
  won_at bigint not null,
  claim_deadline bigint not null,
  claimed_at bigint,
  coupon_id text,
  order_id text,
  primary key (lottery_id, shopper_id, draw_no)
);
create index prize_record_id on prize_record (id);
create index prize_record_shopper on prize_record (shopper_id, won_at, id);
create index prize_record_lottery on prize_record (lottery_id, won_at, id);
create index prize_record_open on prize_record (claim_deadline) where status = 0;

create table prize_order (
  order_id text primary key,
  record_id text not null
);
create index prize_order_record on prize_order (record_id);

create table lottery_share (
  id text not null,
  lottery_id text not null references lottery (id),
  shopper_id text not null,
  created_at bigint not null,
  primary key (lottery_id, shopper_id)
);
create index lottery_share_id on lottery_share (id);

create table lottery_help (
  lottery_id text not null,
  helper_shopper_id text not null,
  share_id text not null,
  helped_at bigint not null,
  primary key (lottery_id, helper_shopper_id)
);
create index lottery_help_share on lottery_help (share_id);
create index lottery_help_helper on lottery_help (helper_shopper_id);
`
