import type { AccountEnd } from '#kernel/account-ends/account-end'

/**
 * What happens to a promoter's withdrawals when the account is deleted: they are kept for the tax office, with the
 * number of the bank account and the holder's name encrypted. The bound account is deleted.
 */
export const withdrawalAccountEnd: AccountEnd = {
  deleted: ['payout_account.shopper_id'],
  kept: {
    'withdrawal.shopper_id': 'what was paid out is kept for the tax office; the account and the name are encrypted',
  },
}
