// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** What the sandbox cashier stores, which a real cashier would store itself. */
export interface SandboxTrade {
  amount: number
  /**
   * Whether the payment method refuses refunds.
   */
  closed: Generated<boolean>
  payment_id: string
  result: string
  settled_at: number
  trade_no: string
}
