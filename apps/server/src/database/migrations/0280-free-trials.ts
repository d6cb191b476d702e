import { sql, type Migration } from 'kysely'

/** Free trials, their agreements, verified identities, and captchas. */
export const freeTrials: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table promotion add column trial_days integer check (trial_days > 0);

create table captcha (
  id text primary key,
  answer text not null,
  expires_at bigint not null
);
create index captcha_expires on captcha (expires_at);

create table identity (
  id_hash text primary key,
  shopper_id text not null references shopper (id),
  masked_name text not null,
  verified_at bigint not null
);
create index identity_shopper on identity (shopper_id);

create table agreement_signature (
  shopper_id text not null references shopper (id),
  agreement_id text not null,
  version integer not null,
  signed_at bigint not null,
  primary key (shopper_id, agreement_id, version)
);

create table free_trial (
  order_id text primary key references orders (id),
  shopper_id text not null references shopper (id),
  promotion_id text not null,
  sku_no text not null,
  status integer not null,
  review integer not null,
  charge integer not null,
  days integer not null check (days > 0),
  keep_amount bigint not null check (keep_amount > 0),
  charge_amount bigint check (charge_amount > 0 and charge_amount <= keep_amount),
  reason text,
  begin_time bigint,
  end_time bigint,
  due_since bigint,
  after_sale_id text,
  version integer not null
);
create index free_trial_shopper on free_trial (shopper_id, order_id);
create index free_trial_status on free_trial (status, order_id);
create index free_trial_ending on free_trial (end_time) where status = 3;
create index free_trial_due on free_trial (due_since, order_id) where charge = 1;

create table sandbox_pay_later (
  shopper_id text primary key,
  signed_at bigint not null
);

insert into setting (name, value) values ('freeTrialRules', '{"atOnce": 1, "version": 0}');
`
