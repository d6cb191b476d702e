// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** What a refund gives back of one payment. The cashier is asked for each part under the part’s id. */
export interface RefundPart {
  amount: number
  /**
   * The bank’s name for the transfer, if the cashier could not refund.
   */
  bank_reference: string | null
  created_at: number
  id: string
  payment_id: string
  refund_id: string
  settled_at: number | null
  status: Generated<number>
  /**
   * The trade that is refunded; null in refunds from before it was stored, which refund the payment’s own trade.
   */
  trade_no: string | null
}
