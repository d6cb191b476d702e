// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** What one payment gives back of a refund; the cashier is asked for each under its id. */
export interface RefundPart {
  amount: number
  /**
   * What the bank calls the transfer, where the cashier could not give it back.
   */
  bank_reference: string | null
  created_at: number
  id: string
  payment_id: string
  refund_id: string
  settled_at: number | null
  status: Generated<number>
  /**
   * The refunded transaction; null in refunds from before it was stored, which are of the payment’s own.
   */
  trade_no: string | null
}
