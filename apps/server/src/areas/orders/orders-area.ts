import { ORDER_STATUS } from '@hearth/domain'
import { orders } from '@hearth/sdk/core'
import { ordersOps } from '#areas/orders/orders-ops'
import { cancelOrder } from '#areas/orders/cancel-order'
import { changeOrderAddress } from '#areas/orders/change-address'
import { confirmOrder } from '#areas/orders/confirm-order'
import { expireOrders } from '#areas/orders/expire-orders'
import { paymentAnswers } from '#areas/orders/order-payments'
import { needOwnOrder, noSuchOrder } from '#areas/orders/own-order'
import { countLeft } from '#areas/orders/pack-orders'
import { readCodes } from '#areas/orders/read-codes'
import { readLogs, readParcels } from '#areas/orders/read-logs'
import { readOrder, readOrders } from '#areas/orders/read-orders'
import { remindOrder } from '#areas/orders/remind-order'
import { removeOrder } from '#areas/orders/remove-order'
import { reportPurchase, tellAdvertiser } from '#areas/orders/report-purchase'
import { receiveOldOrders } from '#areas/orders/receive-orders'
import type { PayableKinds } from '#areas/payment/payable'
import { ORDER_LAWS } from '#areas/orders/order-laws'
import { PARCEL_LAWS } from '#areas/orders/parcel-laws'
import { ORDER_PAYMENT_LAWS } from '#areas/orders/payment-laws'
import { ORDER_STOCK_LAWS } from '#areas/orders/stock-laws'
import { answers, defineArea, WRITE_LIMITS, type Area } from '#kernel/area'
import type { Context } from '#kernel/context'
import { inTransaction } from '#shop/unit-of-work'

/**
 * What the shopper bought (F03), and paying for it. Another's order answers as one that does not exist.
 * @param kinds what is paid for in the shop
 */
export const ordersArea = (kinds: PayableKinds): Area =>
  defineArea({
    name: 'orders',
    laws: [...ORDER_LAWS, ...ORDER_STOCK_LAWS, ...PARCEL_LAWS, ...ORDER_PAYMENT_LAWS],
    ops: ordersOps,
    calls: [
      answers(orders, {
        async list({ orderStatus, startId, keyword, count = 10 }, { db, needShopper, now }) {
          const page = await readOrders(db, {
            shopperId: needShopper(),
            status: orderStatus,
            after: startId || undefined,
            keyword: keyword?.trim() || undefined,
            count,
          })
          const last = page.orders.at(-1)
          return {
            order: { result: page.orders, totalCount: page.totalCount },
            startId: page.more && last ? last.orderId : '',
            currentTimeMillis: now,
          }
        },

        async get({ orderId }, { db, needShopper, secret }) {
          const order = await readOrder(db, needShopper(), orderId)
          if (!order) throw noSuchOrder()
          const isPaid = order.orderStatus >= ORDER_STATUS.paid
          const codes = isPaid ? await readCodes(db, secret, orderId) : []
          const parcels = isPaid ? await readParcels(db, orderId) : []
          return { order: { ...order, parcels, ...(codes.length > 0 ? { codes } : {}) } }
        },

        cancel: {
          limits: WRITE_LIMITS,
          async answer({ orderId, reason }, context) {
            const shopperId = context.needShopper()
            await inTransaction(context, (work) => cancelOrder(work, shopperId, orderId, reason ?? ''))
            return {}
          },
        },

        confirm: {
          limits: WRITE_LIMITS,
          async answer({ orderId }, context) {
            const shopperId = context.needShopper()
            await inTransaction(context, (work) => confirmOrder(work, shopperId, orderId))
            return {}
          },
        },

        cancelEnterprise: {
          limits: WRITE_LIMITS,
          async answer({ orderId, cancelReason }, context) {
            const shopperId = context.needShopper()
            await inTransaction(context, (work) => cancelOrder(work, shopperId, orderId, cancelReason ?? ''))
            return {}
          },
        },

        remove: {
          limits: WRITE_LIMITS,
          async answer({ orderId }, context) {
            const shopperId = context.needShopper()
            await inTransaction(context, (work) => removeOrder(work, shopperId, orderId))
            return {}
          },
        },

        remind: {
          limits: WRITE_LIMITS,
          async answer({ orderId }, context) {
            const shopperId = context.needShopper()
            return { remindTime: await inTransaction(context, (work) => remindOrder(work, shopperId, orderId)) }
          },
        },

        submitAddress: {
          limits: WRITE_LIMITS,
          async answer(wish, context) {
            const shopperId = context.needShopper()
            await inTransaction(context, (work) => changeOrderAddress(work, shopperId, wish))
            return {}
          },
        },

        reportPurchase: {
          limits: WRITE_LIMITS,
          async answer({ id }, context) {
            const shopperId = context.needShopper()
            return { reported: await inTransaction(context, (work) => reportPurchase(work, shopperId, id)) }
          },
        },

        ...paymentAnswers(kinds),
        operLogs: logsOf,
        logs: logsOf,
        deliveryLog: parcelsOf,
        deliveryLogRest: parcelsOf,
      }),
    ],
    consumers: [tellAdvertiser],
    jobs: () => [
      { name: 'expire', every: 5000, run: (work, { cashier }) => expireOrders(work, cashier) },
      { name: 'receive', every: 3_600_000, run: (work) => receiveOldOrders(work) },
    ],
  })

async function logsOf({ orderId }: { orderId: string }, { db, needShopper }: Context) {
  await needOwnOrder(db, needShopper(), orderId)
  return readLogs(db, orderId)
}

async function parcelsOf({ orderId }: { orderId: string }, { db, needShopper }: Context) {
  const { partlySent } = await needOwnOrder(db, needShopper(), orderId)
  const result = await readParcels(db, orderId)
  return partlySent ? { result, piecesLeft: await countLeft(db, orderId) } : { result }
}
