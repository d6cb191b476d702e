import {
  canMove,
  ORDER_STATUS,
  preSaleState,
  preSaleStep,
  REPLY_CODE,
  type DepositFate,
  type StepActor,
} from '@hearth/domain'
import { closeOrders } from '#areas/orders/close-orders'
import { endDeposit } from '#areas/orders/end-deposit'
import { needStep } from '#areas/fundings/crowd-funding-support'
import { lockOrder, lockOwnOrder, noSuchOrder, type OrderState } from '#areas/orders/own-order'
import type { CancelReason } from '#areas/orders/cancel-reason'
import { refundWhole } from '#areas/orders/refund-whole'
import { lockTrial } from '#areas/trials/trial-row'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Cancels a shopper's order that is not paid, or one to try a product that is not shipped, or one of a crowd-funding that
 * is not reached; stock and coupons come back, once, all that was paid for a crowd-funding, and the deposit of a pre-sale
 * as it was agreed.
 * @throws ShopError notFound for another's order; wrongState when it is paid or cancelled already.
 */
export async function cancelOrder(work: UnitOfWork, shopperId: string, orderId: string, reason: string): Promise<void> {
  const order = await lockOwnOrder(work.db, shopperId, orderId)
  const why: CancelReason = { code: 'shopper', words: reason || undefined }
  if (order.status === ORDER_STATUS.paid && order.crowdFundingId !== null) {
    await needStep(work.db, order.crowdFundingId, 'withdraw')
    await refundWhole(work, orderId, why)
    return
  }
  if (order.status === ORDER_STATUS.paid && (await lockTrial(work.db, orderId)))
    return closeOrders(work, [orderId], why)
  await cancelUnpaid(work, order, why)
}

/**
 * Cancels anybody's order of which nothing is paid, for the shop.
 * @returns whether it did; not when it was cancelled before.
 * @throws ShopError notFound; wrongState when it, or its deposit, is paid.
 */
export async function cancelForShop(work: UnitOfWork, orderId: string, reason: string): Promise<boolean> {
  const order = await lockOrder(work.db, orderId)
  if (!order) throw noSuchOrder()
  if (order.status === ORDER_STATUS.cancelled) return false
  // What is paid of it goes back, which is a refund.
  if (order.status === ORDER_STATUS.pendingFinalPayment) throw new ShopError(REPLY_CODE.wrongState)
  await cancelUnpaid(work, order, { code: 'shop', words: reason || undefined })
  return true
}

async function cancelUnpaid(work: UnitOfWork, order: OrderState, reason: CancelReason): Promise<void> {
  if (!canMove(order.status, ORDER_STATUS.cancelled)) throw new ShopError(REPLY_CODE.wrongState)
  await closeOrders(work, [order.orderId], reason)
  await endDeposit(work, order, depositFate(order, work.now, 'shopper'))
}

/** What becomes of the deposit of an order that somebody ends now, as the steps of a pre-sale say. */
export function depositFate(order: OrderState, now: number, who: StepActor): DepositFate {
  const { status: orderStatus, payDeadline, preSale } = order
  if (!preSale) return 'none'
  return preSaleStep(preSaleState({ orderStatus, payDeadline, preSale }, now), 'cancel', who)?.deposit ?? 'none'
}
