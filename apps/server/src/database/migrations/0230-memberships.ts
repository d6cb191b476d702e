import { sql, type Migration } from 'kysely'

/** Memberships that shoppers bought. Earlier ones have no end. */
export const memberships: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table membership (
  order_id text primary key references orders (id),
  shopper_id text not null,
  vip_type text not null,
  begin_time bigint not null,
  end_time bigint not null,
  begun boolean not null default false,
  check (begin_time <= end_time)
);
create index membership_shopper on membership (shopper_id, end_time);
create index membership_begin on membership (begin_time) where not begun;

alter table shopper add column member_until bigint;
alter table orders add column vip_type text;
insert into setting (name, value) values ('memberships', 'null') on conflict do nothing;
`
