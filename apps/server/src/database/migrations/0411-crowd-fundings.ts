import { sql, type Migration } from 'kysely'

/** Crowd-fundings: their goals and progress, and the orders that support them. */
export const crowdFundings: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table crowd_funding (
  id text primary key,
  promotion_id text not null,
  state text not null default 'running',
  goal_pieces integer check (goal_pieces > 0),
  goal_amount bigint check (goal_amount > 0),
  begin_time bigint not null,
  end_time bigint not null,
  pieces integer not null default 0 check (pieces >= 0),
  amount bigint not null default 0 check (amount >= 0),
  supports integer not null default 0 check (supports >= 0),
  reached_at bigint,
  ended_at bigint,
  check ((goal_pieces is null) <> (goal_amount is null))
);
create index crowd_funding_run on crowd_funding (promotion_id, begin_time);
create index crowd_funding_open on crowd_funding (state, end_time) where state in ('running', 'reached', 'failed');

alter table orders add column crowd_funding_id text;
alter table orders add column crowd_funding_held boolean not null default false;
create index orders_crowd_funding on orders (crowd_funding_id, id) where crowd_funding_id is not null;
`
