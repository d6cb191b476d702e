// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** A payout at the provider for trying the shop. */
export interface SandboxPayout {
  account: string
  amount: number
  /**
   * How often it was sent or asked about.
   */
  asked: Generated<number>
  confirmed_at: number | null
  payout_id: string
  sent_at: number
}
