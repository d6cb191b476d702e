import { canMove, ORDER_STATUS, preSaleState, preSaleStep, REPLY_CODE, type DepositFate } from '@hearth/domain'
import { sql } from 'kysely'
import { leaveCabinets } from '#areas/cabinets/leave-cabinets'
import { endDeposit } from '#areas/orders/end-deposit'
import { lockOrder, lockOwnOrder, noSuchOrder, type OrderState } from '#areas/orders/own-order'
import { emitOrderEvent } from '#areas/orders/order-event'
import type { CancelReason } from '#areas/orders/cancel-reason'
import { returnSpent, type Spending } from '#areas/points/spend'
import { releaseOrders } from '#areas/stock/return-stock'
import { withdrawTrials } from '#areas/trials/step-trial'
import { lockTrial } from '#areas/trials/trial-row'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Cancels a shopper's order that is not paid, or one to try a product that is not shipped; stock and coupons come back,
 * once, and the deposit of a pre-sale as it was agreed.
 * @throws ShopError notFound for another's order; wrongState when it is paid or cancelled already.
 */
export async function cancelOrder(work: UnitOfWork, shopperId: string, orderId: string, reason: string): Promise<void> {
  const order = await lockOwnOrder(work.db, shopperId, orderId)
  const why: CancelReason = { code: 'shopper', words: reason || undefined }
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
export function depositFate(order: OrderState, now: number, who: 'shopper' | 'shop' | 'time'): DepositFate {
  const { status: orderStatus, payDeadline, preSale } = order
  if (!preSale) return 'none'
  return preSaleStep(preSaleState({ orderStatus, payDeadline, preSale }, now), 'cancel', who)?.deposit ?? 'none'
}

/** Closes orders that the caller has locked and found unpaid, or whose money it gives back in the same transaction. */
export async function closeOrders(work: UnitOfWork, orderIds: readonly string[], reason: CancelReason): Promise<void> {
  const { rows } = await sql<Spending>`
    update orders set status = ${ORDER_STATUS.cancelled}, cancelled_at = ${work.now}, cancel_code = ${reason.code}, cancel_reason = ${reason.words ?? null},
      gold_back = gold_pieces, star_back = star_pieces, integral_back = integral, held = 0
    from (
      select id, jsonb_build_object('points', integral - integral_back, 'gold', gold_pieces - gold_back, 'stars', star_pieces - star_back) as pieces
      from orders where id = any(${[...orderIds]}::text[])
    ) as spent
    where orders.id = spent.id
    returning orders.id as "orderId", shopper_id as "shopperId", spent.pieces`.execute(work.db)
  await emitOrderEvent(work, orderIds, 'order.cancelled', reason)
  await withdrawTrials(work, orderIds)
  await returnSpent(work, rows)
  await leaveCabinets(work, orderIds, 'cancel', 'house')
  await releaseOrders(work, orderIds)
}
