import { isPendingPayment, MOST_PAYMENTS, PAYMENT_STATUS, REPLY_CODE, safeNext } from '@hearth/domain'
import type { Pay } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { CashierPayment } from '#cashier/cashier'
import { newNumber } from '#areas/orders/new-number'
import { lockOwnOrder } from '#areas/orders/own-order'
import type { Database } from '#database/connect'
import { asciiPath } from '#kernel/ascii-path'
import { ShopError } from '#kernel/shop-error'

/**
 * Writes down a payment that is about to be asked for. An order may have several, since a shopper may try again; only one of
 * them ever pays it.
 * @param channel the shop's cashier
 * @throws ShopError badInput for a cashier the shop does not have; notFound for another's order; wrongState when it can no longer be paid;
 *   overLimit when that was tried too often.
 */
export async function startPayment(trx: Database, shopperId: string, { orderId, payChannel, returnUrl }: Pay, channel: string, now: number): Promise<CashierPayment> {
  if (payChannel !== undefined && payChannel !== channel) throw new ShopError(REPLY_CODE.badInput, '请选择本店支持的支付方式', 'payChannel')
  const order = await lockOwnOrder(trx, shopperId, orderId)
  if (!isPendingPayment(order.status)) throw new ShopError(REPLY_CODE.wrongState)
  if (now > order.payDeadline) throw new ShopError(REPLY_CODE.wrongState, '订单已超过付款时间，请重新下单')
  const paymentId = `P${newNumber(now)}`
  const back = returnUrl === undefined || returnUrl === '' ? undefined : asciiPath(safeNext(returnUrl))
  const { rows } = await sql`
    insert into payment (id, order_id, shopper_id, channel, amount, status, return_url, created_at)
    select ${paymentId}, ${orderId}, ${shopperId}, ${channel}, ${order.payAmount}::bigint, ${PAYMENT_STATUS.pending}::integer, ${back ?? null}, ${now}::bigint
    where (select count(*) from payment where order_id = ${orderId}) < ${MOST_PAYMENTS}
    returning id`.execute(trx)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.overLimit, '这笔订单付款尝试次数太多，请取消后重新下单')
  await sql`update orders set payment_status = ${PAYMENT_STATUS.pending} where id = ${orderId}`.execute(trx)
  return { paymentId, orderId, amount: order.payAmount, ...(back ? { returnUrl: back } : {}) }
}
