import type { AccountEnd } from '#kernel/account-end'

/** What becomes of a promoter's withdrawals: they are kept as books, without the account's number. */
export const withdrawalAccountEnd: AccountEnd = {
  deleted: ['payout_account.shopper_id'],
  kept: {
    'withdrawal.shopper_id': 'what was paid out is kept for the tax office; the account and the name are encrypted',
  },
}
