import { isPendingPayment, PAYMENT_STATUS, REPLY_CODE } from '@hearth/domain'
import type { Pay } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { orderPayable } from '#areas/orders/payment/order-payable'
import { lockOwnOrderOnce, noSuchOrder } from '#areas/orders/own-order'
import { needChannel, startPayment } from '#areas/payment/start-payment'
import type { CashierPayment } from '#ports/cashier'
import { NO_CLAIM, type Claim } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import { orderKindOf } from '#shop/order-kind'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The message for a shopper who started too many payments for an order. */
export const ORDER_ANEW = '这笔订单付款尝试次数太多，请取消后重新下单'

/**
 * Records a payment of a shopper's order before the cashier is called.
 * @param channel the shop's cashier
 * @throws ShopError badInput for a cashier that the shop does not have; notFound for another shopper's order;
 * wrongState if the order can no longer be paid; priceChanged if the shopper saw another amount; overLimit after too
 * many payments
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

/** Records a payment under an idempotency key; nothing if the key was used before. */
export async function payOrderOnce(
  work: UnitOfWork,
  shopperId: string,
  { orderId, payChannel, way, amount: shown, returnUrl }: Pay,
  channel: string,
  claim: Claim,
): Promise<CashierPayment | undefined> {
  needChannel(channel, payChannel)
  const order = await lockOwnOrderOnce(work.db, shopperId, orderId, claim)
  if (!order) return undefined
  if (!isPendingPayment(order.status)) throw new ShopError(REPLY_CODE.wrongState)
  if (work.now > order.payDeadline) throw new ShopError(REPLY_CODE.wrongState, '订单已超过付款时间，请重新下单')
  const { kind, amount, tooMany } = (await orderKindOf(work.kinds, order.kind).payable?.(work, order)) ?? {
    kind: orderPayable.name,
    amount: order.payAmount,
    tooMany: ORDER_ANEW,
  }
  if (shown !== undefined && shown !== amount)
    throw new ShopError(REPLY_CODE.priceChanged, '应付金额有变动，请确认后再支付')
  return startPayment(work, {
    payable: { kind, id: orderId },
    orderId,
    shopperId,
    amount,
    channel,
    way,
    returnUrl,
    tooMany,
    more: sql`update orders set payment_status = ${PAYMENT_STATUS.pending}
      where id = ${orderId} and payment_status <> ${PAYMENT_STATUS.pending} and exists (select from started)`,
    claim,
  })
}
