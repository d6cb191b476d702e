// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

/** A refund, one for each request. */
export interface Refund {
  amount: number
  /**
   * Why money is refunded; see the payment area’s `RefundCause`.
   */
  cause: 'cancelled' | 'paidLate' | 'paidBefore' | 'priceChanged' | 'collectedTwice' | 'returned' | 'goodwill'
  created_at: number
  id: string
  order_id: string
  /**
   * What requested it; each request has one refund.
   */
  request: string
  settled_at: number | null
  status: Generated<number>
  /**
   * Reason in the words of the staff who refunded.
   */
  words: string | null
}
