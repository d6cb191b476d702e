import { canRefundPart, ORDER_STATUS } from '@hearth/domain'
import { OPS_CODE, type OpsOrder, type OrderSlip, type OrderSlips, type SlipsOfOrders } from '@hearth/ops'
import { sql } from 'kysely'
import { readProfile } from '#areas/content/shop-profile'
import { ofOrder } from '#areas/orders/ops/order-as-read'
import { isHeld } from '#areas/orders/order-holds'
import { readOpsOrders } from '#areas/orders/ops/read-ops-orders'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Most packing slips in one print. */
const MOST = 500

/** Orders that can be packed now. */
const TO_PACK = sql<object>`
  orders.status = ${sql.lit(ORDER_STATUS.paid)} and not ${isHeld} and exists (
    select from order_item where order_id = orders.id and not by_code and quantity > sent + refunded_unsent
  )
  order by created_at, id limit ${sql.lit(MOST)}`

/**
 * Reads the packing slips of orders, always with two queries.
 * @throws OpsError notFound, wrongState; `field` is the number of the order
 */
export async function readSlips(
  work: Pick<UnitOfWork, 'db' | 'kinds'>,
  { orderIds = [] }: SlipsOfOrders,
): Promise<OrderSlips> {
  const { name: shopName } = await readProfile(work.db)
  if (orderIds.length === 0) return { shopName, slips: (await readOpsOrders(work, TO_PACK)).map(toSlip) }
  const found = await readOpsOrders(work, sql`orders.id = any(${[...orderIds]}::text[])`)
  const orders = new Map(found.map((order) => [order.orderId, order]))
  const slips = [...new Set(orderIds)].map((id) => {
    const order = orders.get(id)
    if (!order) throw ofOrder(OPS_CODE.notFound, id)
    if (!canRefundPart(order.status)) throw ofOrder(OPS_CODE.wrongState, id)
    return toSlip(order)
  })
  return { shopName, slips }
}

/** The pieces of an order that are still to be shipped, or all pieces if none is left. */
function toSlip({ orderId, createdAt, address, remark, items }: OpsOrder): OrderSlip {
  const left = items.filter((item) => item.left > 0)
  const lines = left.length > 0 ? left.map((item) => ({ ...item, quantity: item.left })) : items
  return {
    orderId,
    createdAt,
    address,
    remark,
    lines: lines.map(({ skuNo, name, attributes, quantity, gift }) => {
      const chosen = attributes.map(({ value }) => value).filter((value) => !name.includes(value))
      return { skuNo, name, chosen: chosen.join(' '), quantity, gift }
    }),
  }
}
