// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { PayoutAccountType } from '@hearth/domain'

/** A promoter’s payout account. */
export interface PayoutAccount {
  /**
   * Number of the account; encrypted, see `sealText`.
   */
  account: string
  account_type: PayoutAccountType
  bound_at: number
  /**
   * HMAC of its number, by which other promoters with the same account are found.
   */
  digest: string
  /**
   * Its last digits, for the promoter.
   */
  hint: string
  shopper_id: string
  /**
   * From when payouts go to it: a changed account waits for a time.
   */
  usable_at: number
  version: Generated<number>
}
