import { sql, type Migration } from 'kysely'

/**
 * Renames tables by docs/glossary.md: what an activity gives is a present, since a gift comes with a line of an order;
 * a delivery brings parcels, not events; a code names its subject; shoppers get messages.
 */
export const words: Migration = {
  async up(db) {
    await sql.raw(RENAMED).execute(db)
  },
}

const RENAMED = /* sql */ `
alter table gift_activity rename to present_activity;
alter table gift_taken rename to present_taken;
alter index gift_taken_activity rename to present_taken_activity;

alter table delivery rename to event_delivery;
alter index delivery_due rename to event_delivery_due;

alter table code_wait rename to order_code_wait;
alter index code_wait_since rename to order_code_wait_since;
alter table code_sending rename to order_code_sending;

alter table reminder rename to said_once;
alter index reminder_at rename to said_once_at;

alter table notice_choice rename to message_choice;
update event_delivery set consumer = 'messages' where consumer = 'notices';
update event_delivery set consumer = 'messages by app' where consumer = 'notices by app';
update event_delivery set consumer = 'messages by mail' where consumer = 'notices by mail';

alter table integral_product rename to points_product;
alter index integral_product_shelf rename to points_product_shelf;
`
