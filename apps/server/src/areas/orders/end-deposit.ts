import { keptDeposit, type DepositFate } from '@hearth/domain'
import { sql } from 'kysely'
import { emitOrderEvent } from '#areas/orders/order-event'
import { orderPayable } from '#areas/orders/order-payable'
import type { OrderState } from '#areas/orders/own-order'
import { refundAmount } from '#areas/payment/request-refund'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Keeps the deposit of an order that has just been cancelled, or gives it back, by what becomes of it (`fate`). Call it
 * in the transaction that cancels the order, with the order locked.
 * @returns fen that go back
 */
export async function endDeposit(
  work: UnitOfWork,
  { orderId, preSale }: OrderState,
  fate: DepositFate,
  words?: string,
): Promise<number> {
  if (!preSale || fate === 'none') return 0
  const { depositAmount, depositKept } = preSale
  const kept = keptDeposit(fate, depositAmount, depositKept)
  if (kept > 0) {
    await sql`update orders set kept_amount = ${kept} where id = ${orderId}`.execute(work.db)
    await emitOrderEvent(work, [orderId], 'order.depositKept', { amount: kept })
    return 0
  }
  await refundAmount(work, { request: `order/${orderId}`, orderId, cause: 'cancelled', words }, depositAmount)
  await orderPayable.refundOwed(work, orderId, 'cancelled')
  return depositAmount
}
