import { isPendingPayment, PAYMENT_STATUS, REPLY_CODE, safeNext } from '@hearth/domain'
import type { Pay } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { CashierPayment } from '#cashier/cashier'
import { newNumber } from '#areas/orders/new-number'
import { lockOwnOrder } from '#areas/orders/own-order'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/**
 * Writes down a payment that is about to be asked for. An order may have several, since a shopper may try again; only one of
 * them ever pays it.
 * @param channel the shop's cashier
 * @throws ShopError badInput for a cashier the shop does not have; notFound for another's order; wrongState when it can no longer be paid.
 */
export async function startPayment(trx: Database, shopperId: string, { orderId, payChannel, returnUrl }: Pay, channel: string, now: number): Promise<CashierPayment> {
  if (payChannel !== undefined && payChannel !== channel) throw new ShopError(REPLY_CODE.badInput, '请选择本店支持的支付方式', 'payChannel')
  const order = await lockOwnOrder(trx, shopperId, orderId)
  if (!isPendingPayment(order.status)) throw new ShopError(REPLY_CODE.wrongState)
  if (now > order.payDeadline) throw new ShopError(REPLY_CODE.wrongState, '订单已超过付款时间，请重新下单')
  const paymentId = `P${newNumber(now)}`
  const back = returnUrl === undefined || returnUrl === '' ? undefined : safeNext(returnUrl)
  await sql`
    insert into payment (id, order_id, shopper_id, channel, amount, status, return_url, created_at)
    values (${paymentId}, ${orderId}, ${shopperId}, ${channel}, ${order.payAmount}, ${PAYMENT_STATUS.pending}, ${back ?? null}, ${now})`.execute(trx)
  await sql`update orders set payment_status = ${PAYMENT_STATUS.pending} where id = ${orderId}`.execute(trx)
  return { paymentId, orderId, amount: order.payAmount, ...(back ? { returnUrl: back } : {}) }
}
