import { isPendingPayment, MOST_PAYMENTS, PAYMENT_STATUS, REPLY_CODE, safeNext } from '@hearth/domain'
import type { Pay } from '@hearth/sdk/core'
import type { CashierPayment } from '#ports/cashier'
import { lockOwnOrderOnce, noSuchOrder } from '#areas/orders/own-order'
import { prepared } from '#database/prepared'
import { asciiPath } from '#kernel/ascii-path'
import { NO_CLAIM, type Claim } from '#kernel/once'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/**
 * Writes down a payment that is about to be asked for. An order may have several, since a shopper may try again; only
 * one of them ever pays it.
 * @param channel the shop's cashier
 * @throws ShopError badInput for a cashier the shop does not have; notFound for another's order; wrongState when it can
 *   no longer be paid; overLimit when that was tried too often.
 */
export async function startPayment(
  work: UnitOfWork,
  shopperId: string,
  wish: Pay,
  channel: string,
): Promise<CashierPayment> {
  const payment = await startPaymentOnce(work, shopperId, wish, channel, NO_CLAIM)
  if (!payment) throw noSuchOrder()
  return payment
}

/** The same under an idempotency key; nothing when the key was taken before. */
export async function startPaymentOnce(
  { db, now, numbers }: UnitOfWork,
  shopperId: string,
  { orderId, payChannel, returnUrl }: Pay,
  channel: string,
  claim: Claim,
): Promise<CashierPayment | undefined> {
  if (payChannel !== undefined && payChannel !== channel)
    throw new ShopError(REPLY_CODE.badInput, '请选择本店支持的支付方式', 'payChannel')
  const order = await lockOwnOrderOnce(db, shopperId, orderId, claim)
  if (!order) return undefined
  if (!isPendingPayment(order.status)) throw new ShopError(REPLY_CODE.wrongState)
  if (now > order.payDeadline) throw new ShopError(REPLY_CODE.wrongState, '订单已超过付款时间，请重新下单')
  const back = returnUrl === undefined || returnUrl === '' ? undefined : asciiPath(safeNext(returnUrl))
  const payment: CashierPayment = {
    paymentId: `P${numbers.next(now)}`,
    orderId,
    amount: order.payAmount,
    ...(back ? { returnUrl: back } : {}),
  }
  const { rows } = await prepared`with started as (
      insert into payment (id, order_id, shopper_id, channel, amount, status, return_url, created_at)
      select ${payment.paymentId}, ${orderId}, ${shopperId}, ${channel}, ${payment.amount}::bigint, ${PAYMENT_STATUS.pending}::integer, ${back ?? null}, ${now}::bigint
      where (select count(*) from payment where order_id = ${orderId}) < ${MOST_PAYMENTS}
      returning id
    ),
    marked as (
      update orders set payment_status = ${PAYMENT_STATUS.pending}
      where id = ${orderId} and payment_status <> ${PAYMENT_STATUS.pending} and exists (select from started)
    ),
    kept as (${claim.keep(payment)})
    select id from started`.execute(db)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.overLimit, '这笔订单付款尝试次数太多，请取消后重新下单')
  return payment
}
