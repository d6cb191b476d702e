import { sql, type Migration } from 'kysely'

/** Activities that give participants a coupon or points, once to each shopper, and who took what. */
export const giftActivities: Migration = {
  async up(db) {
    await sql
      .raw(
        `
create table gift_activity (
  id text primary key,
  name text not null,
  description text not null default '',
  picture jsonb,
  begin_time bigint not null,
  end_time bigint not null,
  audience text not null default 'all',
  coupon_batch_id text references coupon_batch (id),
  points integer check (points > 0),
  quantity integer check (quantity >= 0),
  taken integer not null default 0 check (taken >= 0),
  check (quantity is null or taken <= quantity),
  check ((coupon_batch_id is null) <> (points is null))
);
create table gift_taken (
  shopper_id text not null references shopper (id),
  activity_id text not null references gift_activity (id),
  taken_at bigint not null,
  coupon_id text,
  points integer,
  primary key (shopper_id, activity_id),
  check ((coupon_id is null) <> (points is null))
);
create index gift_taken_activity on gift_taken (activity_id);
`,
      )
      .execute(db)
  },
}
