import type { AccountEnd } from '#kernel/account-end'

/** What becomes of a promoter's withdrawals: they are books, of which the account's number goes. */
export const withdrawalAccountEnd: AccountEnd = {
  deleted: ['payout_account.shopper_id'],
  kept: {
    'withdrawal.shopper_id': 'what was paid out is kept for the tax office; the account and the name are encrypted',
  },
}
