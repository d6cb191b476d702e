import { sql } from 'kysely'
import { REFUND_STATE } from '#areas/payment/refund-state'
import type { Database } from '#database/connect'

/** Money of a payment that goes back. */
export interface OwedRefund {
  /** The cashier gives each id back once; `R` and the payment's number where its own trade goes back. */
  refundId: string
  paymentId: string
  orderId: string
  /** The trade whose money it is. */
  tradeNo: string
  /** Fen. */
  amount: number
  /** Why, as the shopper reads it. */
  reason: string
}

/**
 * Writes down that the shop owes a shopper money; the job `refund` gives it back. Call it with the order's row locked.
 */
export async function oweRefund(
  trx: Database,
  { refundId, paymentId, orderId, tradeNo, amount, reason }: OwedRefund,
  now: number,
): Promise<void> {
  await sql`
    insert into refund (id, payment_id, order_id, amount, status, reason, trade_no, created_at)
    values (${refundId}, ${paymentId}, ${orderId}, ${amount}, ${REFUND_STATE.owed}, ${reason}, ${tradeNo}, ${now})`.execute(
    trx,
  )
}
