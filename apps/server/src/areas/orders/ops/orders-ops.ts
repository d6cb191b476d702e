import { orders, shop } from '@hearth/ops'
import {
  cancelAsRead,
  refundAsRead,
  refundPartAsRead,
  shipAsRead,
  shipManyAsRead,
  moveParcelAsRead,
} from '#areas/orders/ops/change-ops-orders'
import { repriceAsRead } from '#areas/orders/ops/reprice-ops-order'
import { moveAsRead } from '#areas/orders/ops/move-ops-order'
import { noteOnOrder } from '#areas/orders/ops/note-order'
import { noSuchOrder } from '#areas/orders/own-order'
import { readParcels } from '#areas/orders/reads/read-logs'
import {
  findOrders,
  listOrders,
  readExported,
  readMoney,
  readOpsOrder,
  withoutPerson,
} from '#areas/orders/ops/read-ops-orders'
import { readSlips } from '#areas/orders/ops/read-slips'
import { orderTarget } from '#areas/orders/ops/order-as-read'
import { orderRules } from '#areas/orders/order-rules'
import { reads, reveals, writes } from '#kernel/ops/ops-area'
import type { UnitOfWork } from '#shop/unit-of-work'

/** Calls of staff for orders. */
export const ordersOps = [
  reads(orders, {
    list: (payload, context) => listOrders(context, payload),
    find: async ({ orderIds }, { db }) => ({ orders: await findOrders(db, orderIds) }),
    get: async ({ orderId }, context) => withoutPerson(await readWhole(context, orderId)),
  }),
  reveals(orders, {
    async reveal({ orderId }, context) {
      const reply = await readWhole(context, orderId)
      context.log({ event: 'order-revealed', order: orderId })
      return { reply, changes: [{ target: orderTarget(orderId) }] }
    },
    async slips(wish, context) {
      const reply = await readSlips(context, wish)
      const { length: count } = reply.slips
      if (count > 0) context.log({ event: 'slips-printed', count })
      const looked = reply.slips.map(({ orderId }) => ({ target: orderTarget(orderId) }))
      return { reply, changes: count > 0 ? looked : [{ target: { kind: 'orders', id: '' }, after: { count } }] }
    },
    async export(chosen, context) {
      const found = await readExported(context, chosen)
      const words = (['status', 'from', 'to'] as const)
        .flatMap((name) => (chosen[name] === undefined ? [] : `${name}=${chosen[name]}`))
        .join(' ')
      if (found.length > 0) context.log({ event: 'orders-exported', count: found.length, chosen: words })
      return {
        reply: { orders: found },
        changes: [{ target: { kind: 'orders', id: words }, after: { count: found.length } }],
      }
    },
  }),
  writes(orders, {
    reprice: (payload, context) => repriceAsRead(context, payload),
    move: (payload, context) => moveAsRead(context, payload),
    cancel: (payload, context) => cancelAsRead(context, payload),
    refund: (payload, context) => refundAsRead(context, payload),
    refundPart: (payload, context) => refundPartAsRead(context, payload),
    ship: (payload, context) => shipAsRead(context, payload),
    shipMany: (payload, context) => shipManyAsRead(context, payload),
    note: (payload, context) => noteOnOrder(context, payload),
    moveParcel: (payload, context) => moveParcelAsRead(context, payload),
  }),
  reads(shop, { orderRules: (_, { db }) => orderRules.read(db) }),
  writes(shop, {
    setOrderRules: ({ version, receiveDays }, context) => orderRules.set(context, version, () => ({ receiveDays })),
  }),
]

async function readWhole(work: Pick<UnitOfWork, 'db' | 'kinds'>, orderId: string) {
  const { db } = work
  const order = await readOpsOrder(work, orderId)
  if (!order) throw noSuchOrder()
  return { ...order, ...(await readMoney(db, orderId)), parcels: await readParcels(db, orderId) }
}
