import { sql, type Migration } from 'kysely'

/**
 * Deletes data that deleted accounts left behind: the telephone for messages of a pre-sale's balance, the email address
 * of an invoice, and the pay-later agreement of the sandbox's cashier.
 */
export const whatDeletedAccountsLeft: Migration = {
  async up(db) {
    await sql.raw(FORGOTTEN).execute(db)
  },
}

const FORGOTTEN = /* sql */ `
update pre_sale_order set told_telephone = null
where told_telephone is not null and order_id in (
  select orders.id from orders join shopper on shopper.id = orders.shopper_id
  where shopper.deleted_at is not null);

update billing set email = null
where email is not null and shopper_id in (select id from shopper where deleted_at is not null);

delete from sandbox_pay_later
where shopper_id in (select id from shopper where deleted_at is not null);
`
