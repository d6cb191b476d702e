// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { PayoutAccountType, PromoterKind, TaxMethod, WithdrawalStatus } from '@hearth/domain'

/** Money that a promoter withdraws; see the domain’s `WITHDRAWAL_STEPS`. */
export interface Withdrawal {
  /**
   * The payout account at the time of the request; encrypted.
   */
  account: string
  account_type: PayoutAccountType
  amount: number
  asked_at: number
  channel: string
  /**
   * Address where the promoter confirms it at the provider.
   */
  confirm_url: string | null
  fee: number
  /**
   * Why staff review it although its amount needs no review; null otherwise.
   */
  held: string | null
  hint: string
  /**
   * Real name of the promoter; encrypted.
   */
  holder: string
  id: string
  kind: PromoterKind
  /**
   * When the provider is queried next; null while there is nothing to query.
   */
  look_at: number | null
  /**
   * The amount that reaches the promoter.
   */
  net: number
  /**
   * The provider’s own number of the transfer.
   */
  provider_no: string | null
  /**
   * Why it was refused, failed or came back, as the promoter reads it.
   */
  reason: string | null
  sent_at: number | null
  settled_at: number | null
  shopper_id: string
  status: WithdrawalStatus
  tax: number
  tax_method: TaxMethod
  /**
   * Since when the provider’s answer is unknown; null while it is known.
   */
  unclear_since: number | null
  version: Generated<number>
}
