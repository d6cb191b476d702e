import { sql, type Migration } from 'kysely'

/**
 * Messages by email, and by the messaging app in which the mini-program runs: shoppers' addresses there, and their
 * consents.
 */
export const messageChannels: Migration = {
  async up(db) {
    await sql
      .raw(
        `
alter table shopper add column email text, add column app_open_id text;

alter table notice_choice add column channel text not null default 'sms';
alter table notice_choice alter column channel drop default;
alter table notice_choice drop constraint notice_choice_pkey;
alter table notice_choice add primary key (shopper_id, kind, channel);

create table message_consent (
  shopper_id text not null references shopper (id),
  template_id text not null,
  remaining integer not null check (remaining >= 0),
  primary key (shopper_id, template_id)
);

-- Invoices are now sent like all other messages.
update delivery set consumer = 'notices' where consumer = 'tell invoices';
`,
      )
      .execute(db)
  },
}
