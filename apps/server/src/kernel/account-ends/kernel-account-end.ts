import type { AccountEnd } from '#kernel/account-ends/account-end'

/** What becomes of a shopper's rows in the tables that the kernel writes itself. */
export const KERNEL_ACCOUNT_END: AccountEnd = {
  deleted: ['session.shopper_id'],
  kept: {
    'event.actor': 'what happened to orders is a part of the books; the id in it belongs to nobody who is known',
    'idempotency.shopper_id': 'answers are deleted a day later, and nobody can ask for them without a login',
  },
}
