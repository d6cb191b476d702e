// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { PayoutAccountType } from '@hearth/domain'

/** A promoter’s payout account. */
export interface PayoutAccount {
  /**
   * Its number; encrypted, see `sealText`.
   */
  account: string
  account_type: PayoutAccountType
  bound_at: number
  /**
   * HMAC of its number: finds other promoters with the same account.
   */
  digest: string
  /**
   * Its last digits, as its owner reads them.
   */
  hint: string
  shopper_id: string
  /**
   * From when on it is paid to: a change waits.
   */
  usable_at: number
  version: Generated<number>
}
