import { sql, type Migration } from 'kysely'

/** Invoices store their tax rate, and when a failed one is tried again. */
export const invoiceTries: Migration = {
  async up(db) {
    await sql.raw(CHANGES).execute(db)
  },
}

const CHANGES = /* sql */ `
alter table billing add column rate_percent integer, add column tries integer not null default 0,
  add column next_at bigint not null default 0;
update billing set rate_percent = coalesce((
  select (value ->> 'ratePercent')::integer from setting where name = 'invoiceRules'), 13) where lines is not null;
drop index billing_due;
create index billing_due on billing (status, red_status, next_at);
`
