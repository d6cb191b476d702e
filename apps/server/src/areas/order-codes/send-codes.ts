import { DAY, maskTelephone, REPLY_CODE } from '@hearth/domain'
import type { SentCodes } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { emitOrderEvent } from '#areas/orders/events/order-event'
import { lockOwnOrder } from '#areas/orders/own-order'
import { readOrderCodes } from '#areas/orders/reads/read-order-codes'
import type { Consumer } from '#kernel/events/consumer'
import { eventKey } from '#kernel/events/shop-event'
import { ShopError } from '#kernel/shop-error'
import type { Shop } from '#shop/shop'
import { orderOfSubject } from '#shop/order-subject'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The most times that an order's codes are sent within a day. */
const MOST_A_DAY = 3

/** Returns the error for an order that has no codes. */
export const noCodes = () => new ShopError(REPLY_CODE.notFound, '该订单还没有兑换码', 'orderId')

/**
 * Sends the codes of an order to its shopper's telephone. It emits an event, so that they are sent after the commit.
 * @throws ShopError notFound for another shopper's order, or an order without codes; overLimit
 */
export async function sendCodes(
  work: UnitOfWork & Pick<Shop, 'secret'>,
  shopperId: string,
  orderId: string,
): Promise<SentCodes> {
  const { db, now, secret } = work
  await lockOwnOrder(db, shopperId, orderId)
  const items = await readOrderCodes(db, secret, orderId)
  if (items.every(({ codes }) => codes.length === 0)) throw noCodes()
  const { rows } = await sql`
    insert into order_code_sending (order_id, sent, day_begin) values (${orderId}, 1, ${now})
    on conflict (order_id) do update set
      sent = case when order_code_sending.day_begin > ${now - DAY} then order_code_sending.sent + 1 else 1 end,
      day_begin = case
        when order_code_sending.day_begin > ${now - DAY} then order_code_sending.day_begin
        else ${now}
      end
    where order_code_sending.sent < ${MOST_A_DAY} or order_code_sending.day_begin <= ${now - DAY}
    returning order_id`.execute(db)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.overLimit, `今天已发送 ${MOST_A_DAY} 次，请明天再试`)
  await emitOrderEvent(work, [orderId], 'order.codesSent', {})
  const { telephone } = await db
    .selectFrom('shopper')
    .select('telephone')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow()
  return { telephone: maskTelephone(telephone) }
}

/** Sends the codes by the notifier. They are read when they are sent, and no event stores them. */
export const tellCodes: Consumer = {
  name: 'tell codes',
  kinds: ['order.codesSent'],
  async send(event, { db, secret, ports: { notifier } }) {
    const orderId = orderOfSubject(event.subject)
    const { rows } = await sql<{ telephone: string }>`
      select shopper.telephone from orders join shopper on shopper.id = orders.shopper_id and shopper.deleted_at is null
      where orders.id = ${orderId}`.execute(db)
    const codes = (await readOrderCodes(db, secret, orderId)).flatMap((item) => item.codes)
    if (rows[0] && codes.length > 0)
      await notifier.send({ kind: 'orderCodes', telephone: rows[0].telephone, orderId, codes }, eventKey(event))
  },
}
