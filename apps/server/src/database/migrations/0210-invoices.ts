import { sql, type Migration } from 'kysely'

/** What shoppers want on invoices, companies for special ones, and the invoices of orders. */
export const invoices: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
create table invoice_choice (
  shopper_id text primary key,
  choice jsonb not null
);

create table vat_invoice (
  shopper_id text primary key,
  id text not null,
  company_name text not null,
  tax_number text not null,
  registered_address text not null,
  registered_telephone text not null,
  bank_name text not null,
  bank_account text not null,
  status integer not null default 0,
  refused_reason text,
  version integer not null default 1,
  created_at bigint not null
);
create index vat_invoice_id on vat_invoice (id);
create index vat_invoice_status on vat_invoice (status, id);

create table billing (
  order_id text not null references orders (id),
  round integer not null,
  shopper_id text not null,
  status integer not null default 0,
  red_status integer not null default 0,
  choice jsonb not null,
  vat jsonb,
  email text,
  amount bigint check (amount >= 0),
  lines jsonb,
  invoice_number text,
  red_number text,
  refused_reason text,
  pdf bytea,
  red_pdf bytea,
  made_at bigint,
  red_at bigint,
  created_at bigint not null,
  primary key (order_id, round)
);
create index billing_shopper on billing (shopper_id, created_at desc);
create index billing_due on billing (status, red_status, created_at);

insert into setting (name, value) values ('invoiceRules', 'null') on conflict do nothing;
`
