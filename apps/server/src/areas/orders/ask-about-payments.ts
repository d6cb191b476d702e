import { PAYMENT_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { ORDER_PAYABLES } from '#areas/orders/order-payable'
import { settlePayment } from '#areas/payment/settle-payment'
import type { Cashier, CashierNotice } from '#ports/cashier'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Payments the cashier is asked about at once. */
const BATCH = 50

/**
 * Asks the cashier about payments of orders that it has been silent on.
 * @param failures takes the orders whose payments could not be written down: who has paid is not cancelled for it.
 */
export async function askAboutPayments(
  work: UnitOfWork,
  cashier: Cashier,
  orderIds: readonly string[],
  failures: Map<string, Error>,
): Promise<void> {
  const { rows } = await sql<{ paymentId: string; orderId: string }>`
    select id as "paymentId", order_id as "orderId" from payment
    where order_id = any(${[...orderIds]}::text[]) and status = ${PAYMENT_STATUS.pending} and channel = ${cashier.channel}
    order by order_id, created_at`.execute(work.db)
  for (let at = 0; at < rows.length; at += BATCH) {
    const asked = rows.slice(at, at + BATCH)
    // A cashier that can't be reached keeps no stock from other shoppers: should it have collected after all, that is
    // given back.
    const notices = await Promise.all(asked.map(({ paymentId }) => cashier.query(paymentId).catch(() => undefined)))
    for (const [place, notice] of notices.entries()) {
      const { paymentId, orderId } = asked[place]!
      if (notice)
        await settleNotice(work, cashier.channel, notice).catch((error: Error) =>
          failures.set(orderId, new Error(`payment ${paymentId}: ${error.message}`, { cause: error })),
        )
    }
  }
}

/**
 * Takes what the cashier answered.
 * @throws Error when the cashier reports money that the shop cannot take as this payment's: nobody's order is cancelled
 * over that.
 */
export async function settleNotice(work: UnitOfWork, channel: string, notice: CashierNotice): Promise<void> {
  const settled = await inTransaction(work, (inside) => settlePayment(inside, ORDER_PAYABLES, channel, notice))
  if (settled === 'refused' && notice.result === 'paid')
    throw new Error('the cashier says it was paid, with another amount, another payment’s trade or none')
}
