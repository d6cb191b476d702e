import { OPS_CODE, secondOrders, type OpsSecondOrder, type RecordSecondOrder } from '@hearth/ops'
import { orders } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { quoteSecondFees, readSecondOrders } from '#areas/second-orders/read-second-orders'
import { answers, defineArea, perMinute } from '#kernel/area'
import { writes, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { OpsError } from '#kernel/ops/ops-error'

/**
 * Orders of the second channel (E02): skills that shoppers bought there. Staff or a machine report them to the shop.
 */
export const secondOrdersArea = defineArea({
  name: 'second-orders',
  accountEnd: {
    kept: {
      'second_order.shopper_id': 'orders of the other channel are its books; the id belongs to nobody who is known',
    },
  },
  ops: [writes(secondOrders, { record: (payload, context) => recordOrder(context, payload) })],
  calls: [
    answers(orders, {
      listSecond: {
        limits: { shopper: perMinute(240), network: perMinute(2400) },
        answer: (wish, { db, needShopper }) => readSecondOrders(db, needShopper(), wish),
      },
      quoteFees: {
        limits: { shopper: perMinute(240), network: perMinute(2400) },
        answer: (question, { db, needShopper }) => quoteSecondFees(db, needShopper(), question),
      },
    }),
  ],
})

/** Stores an order of the second channel, or its new state. A repeat changes nothing. */
async function recordOrder(
  { db }: OpsContext,
  { orderId, telephone, skuNo, name, orderStatus, price, paymentFee, createTime }: RecordSecondOrder,
): Promise<Written<OpsSecondOrder>> {
  const { rows } = await sql<{ shopperId: string | null; sku: string | null; owner: string | null }>`
    select (select id from shopper where telephone = ${telephone}) as "shopperId",
      (select sku_no from sku where sku_no = ${skuNo}) as sku,
      (select shopper_id from second_order where id = ${orderId}) as owner`.execute(db)
  const { shopperId, sku, owner } = rows[0]!
  if (shopperId === null)
    throw new OpsError(OPS_CODE.notFound, { message: '没有用此手机号登录过的顾客', field: 'telephone' })
  if (sku === null) throw new OpsError(OPS_CODE.notFound, { message: '商品不存在', field: 'skuNo' })
  if (owner !== null && owner !== shopperId)
    throw new OpsError(OPS_CODE.conflict, { message: '此订单属于其他顾客', field: 'orderId' })
  const { rows: kept } = await sql<{ version: number }>`
    insert into second_order (id, shopper_id, sku_no, name, status, price, fee, create_time)
    values (${orderId}, ${shopperId}, ${skuNo}, ${name}, ${orderStatus}, ${price}, ${paymentFee ?? null}, ${createTime})
    on conflict (id) do update set sku_no = excluded.sku_no, name = excluded.name, status = excluded.status,
      price = excluded.price, fee = excluded.fee, create_time = excluded.create_time, version = second_order.version + 1
    returning version`.execute(db)
  return {
    reply: { orderId, version: kept[0]!.version },
    changes: [{ target: { kind: 'second-order', id: orderId }, after: { skuNo, orderStatus, price, paymentFee } }],
  }
}
