import {
  formatDateTime,
  isPendingPayment,
  ORDER_STATUS,
  PAYMENT_STATUS,
  preSaleState,
  REPLY_CODE,
} from '@hearth/domain'
import type { Pay } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { amountDue } from '#areas/orders/order-pre-sale'
import { lockOwnOrderOnce, noSuchOrder, type OrderState } from '#areas/orders/own-order'
import type { PayableName } from '#areas/payment/payable'
import { needChannel, startPayment } from '#areas/payment/start-payment'
import type { CashierPayment } from '#ports/cashier'
import { NO_CLAIM, type Claim } from '#kernel/once'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Writes down a payment of a shopper's order that is about to be asked for.
 * @param channel the shop's cashier
 * @throws ShopError badInput for a cashier the shop does not have; notFound for another's order; wrongState when it can
 *   no longer be paid; overLimit when that was tried too often.
 */
export async function payOrder(
  work: UnitOfWork,
  shopperId: string,
  wish: Pay,
  channel: string,
): Promise<CashierPayment> {
  const payment = await payOrderOnce(work, shopperId, wish, channel, NO_CLAIM)
  if (!payment) throw noSuchOrder()
  return payment
}

/** The same under an idempotency key; nothing when the key was taken before. */
export async function payOrderOnce(
  work: UnitOfWork,
  shopperId: string,
  { orderId, payChannel, returnUrl }: Pay,
  channel: string,
  claim: Claim,
): Promise<CashierPayment | undefined> {
  needChannel(channel, payChannel)
  const order = await lockOwnOrderOnce(work.db, shopperId, orderId, claim)
  if (!order) return undefined
  if (!isPendingPayment(order.status)) throw new ShopError(REPLY_CODE.wrongState)
  if (work.now > order.payDeadline) throw new ShopError(REPLY_CODE.wrongState, '订单已超过付款时间，请重新下单')
  refuseEarlyBalance(order, work.now)
  return startPayment(work, {
    payable: { kind: payableOf(order), id: orderId },
    orderId,
    shopperId,
    amount: amountDue(order.status, order),
    channel,
    returnUrl,
    more: sql`update orders set payment_status = ${PAYMENT_STATUS.pending}
      where id = ${orderId} and payment_status <> ${PAYMENT_STATUS.pending} and exists (select from started)`,
    claim,
  })
}

function payableOf({ status, preSale }: OrderState): PayableName {
  if (!preSale) return 'order'
  return status === ORDER_STATUS.pendingPayment ? 'deposit' : 'balance'
}

/** The balance of a pre-sale is placed in its window before it is paid. */
function refuseEarlyBalance({ status: orderStatus, payDeadline, preSale }: OrderState, now: number): void {
  const state = preSale && preSaleState({ orderStatus, payDeadline, preSale }, now)
  if (state === 'waiting')
    throw new ShopError(REPLY_CODE.wrongState, `尾款从 ${formatDateTime(preSale!.balanceBeginTime)} 起支付`)
  if (state === 'balanceOpen') throw new ShopError(REPLY_CODE.wrongState, '请先确认尾款订单，再支付')
}
