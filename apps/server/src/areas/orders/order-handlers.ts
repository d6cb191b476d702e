import { orders } from '@hearth/sdk/core'
import { cancelOrder } from '#areas/orders/cancel-order'
import { confirmOrder } from '#areas/orders/confirm-order'
import { needOwnOrder, noSuchOrder } from '#areas/orders/own-order'
import { readLogs, readParcels } from '#areas/orders/read-logs'
import { readOrder, readOrders } from '#areas/orders/read-orders'
import { transaction } from '#database/transaction'
import type { Context } from '#kernel/context'
import { handlers } from '#kernel/handlers'

/** What the shopper bought (F03). Another's order answers as one that does not exist. */
export const orderHandlers = handlers(orders, {
  async list({ orderStatus, startId, count = 10 }, { db, needShopper, now }) {
    const page = await readOrders(db, {
      shopperId: needShopper(),
      status: orderStatus,
      after: startId || undefined,
      count,
    })
    const last = page.orders.at(-1)
    return {
      order: { result: page.orders, totalCount: page.totalCount },
      startId: page.more && last ? last.orderId : '',
      currentTimeMillis: now,
    }
  },

  async get({ orderId }, { db, needShopper }) {
    const order = await readOrder(db, needShopper(), orderId)
    if (!order) throw noSuchOrder()
    return { order }
  },

  async cancel({ orderId, reason }, { db, needShopper, now }) {
    const shopperId = needShopper()
    await transaction(db, (trx) => cancelOrder(trx, shopperId, orderId, reason || '您取消了订单', now))
    return {}
  },

  async confirm({ orderId }, { db, needShopper, now }) {
    const shopperId = needShopper()
    await transaction(db, (trx) => confirmOrder(trx, shopperId, orderId, now))
    return {}
  },

  operLogs: logsOf,
  logs: logsOf,
  deliveryLog: parcelsOf,
  deliveryLogRest: parcelsOf,
})

async function logsOf({ orderId }: { orderId: string }, { db, needShopper }: Context) {
  await needOwnOrder(db, needShopper(), orderId)
  return readLogs(db, orderId)
}

async function parcelsOf({ orderId }: { orderId: string }, { db, needShopper }: Context) {
  await needOwnOrder(db, needShopper(), orderId)
  return { result: await readParcels(db, orderId) }
}
