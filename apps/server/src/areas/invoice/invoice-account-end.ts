import { sql } from 'kysely'
import type { AccountEnd } from '#kernel/account-ends/account-end'

const TAX_LAW = 'tax law wants invoices kept, with whom they were made out to'

/**
 * What happens to a shopper's invoices when the account is deleted: invoices of orders stay, but are no longer sent.
 */
export const invoiceAccountEnd: AccountEnd = {
  deleted: ['invoice_choice.shopper_id', 'vat_invoice.shopper_id'],
  kept: {
    'billing.shopper_id': TAX_LAW,
    'billing.choice': TAX_LAW,
    'billing.vat': TAX_LAW,
    'billing.email': 'its invoice stays; the address for mail is taken out',
  },
  async end({ db }, shopperId) {
    await sql`update billing set email = null where shopper_id = ${shopperId} and email is not null`.execute(db)
  },
}
