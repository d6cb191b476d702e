import { sql } from 'kysely'
import { REFUND_STATE } from '#areas/payment/refund-state'
import type { UnitOfWork } from '#shop/unit-of-work'

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
  { db, now }: UnitOfWork,
  { refundId, paymentId, orderId, tradeNo, amount, reason }: OwedRefund,
): Promise<void> {
  await sql`
    insert into refund (id, payment_id, order_id, amount, status, reason, trade_no, created_at)
    values (${refundId}, ${paymentId}, ${orderId}, ${amount}, ${REFUND_STATE.owed}, ${reason}, ${tradeNo}, ${now})`.execute(
    db,
  )
}
