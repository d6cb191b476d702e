import type { AccountEnd } from '#kernel/account-ends/account-end'

/**
 * What happens to a promoter's withdrawals when the account is deleted: they are kept as books, without the number of
 * the bank account.
 */
export const withdrawalAccountEnd: AccountEnd = {
  deleted: ['payout_account.shopper_id'],
  kept: {
    'withdrawal.shopper_id': 'what was paid out is kept for the tax office; the account and the name are encrypted',
  },
}
