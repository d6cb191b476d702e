import { keptDeposit, preSaleState, preSaleStep } from '@hearth/domain'
import { sql } from 'kysely'
import { emitPreSaleEvent } from '#areas/pre-sale/pre-sale-events'
import { readPreSale } from '#areas/pre-sale/pre-sale-row'
import { orderPayable } from '#areas/orders/payment/order-payable'
import { bookDepositKept } from '#areas/payment/deposits'
import { refundAmount } from '#areas/payment/request-refund'
import type { OrderEnd, OrderState } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Keeps or refunds the deposit of an order that was just cancelled. The table of steps decides which, by the state of
 * the pre-sale and by who cancelled the order. Call it in the transaction that cancels the order, with the order
 * locked.
 * @param order the order before it was cancelled
 * @returns the refunded fen
 */
export async function endDeposit(work: UnitOfWork, order: OrderState, { who, words }: OrderEnd): Promise<number> {
  const { orderId, status: orderStatus, payDeadline } = order
  const preSale = await readPreSale(work.db, orderId)
  const state = preSaleState({ orderStatus, payDeadline, preSale }, work.now)
  const fate = preSaleStep(state, 'cancel', who)?.deposit ?? 'none'
  if (fate === 'none') return 0
  const { depositAmount, depositKept } = preSale
  const kept = keptDeposit(fate, depositAmount, depositKept)
  if (kept > 0) {
    await sql`update pre_sale_order set kept_amount = ${kept} where order_id = ${orderId}`.execute(work.db)
    await bookDepositKept(work, orderId)
    await emitPreSaleEvent(work, [orderId], 'order.depositKept', { amount: kept })
    return 0
  }
  await refundAmount(work, { request: `order/${orderId}`, orderId, cause: 'cancelled', words }, depositAmount)
  await orderPayable.refundOwed(work, orderId, 'cancelled')
  return depositAmount
}
