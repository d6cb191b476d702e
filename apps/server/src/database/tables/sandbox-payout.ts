// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** A payout at the sandbox provider. */
export interface SandboxPayout {
  account: string
  amount: number
  /**
   * Number of times it was sent or queried.
   */
  asked: Generated<number>
  confirmed_at: number | null
  payout_id: string
  sent_at: number
}
