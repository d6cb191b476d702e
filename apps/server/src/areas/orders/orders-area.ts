import { ORDER_STATUS } from '@hearth/domain'
import { orders } from '@hearth/sdk/core'
import { ordersOps } from '#areas/orders/ops/orders-ops'
import { cancelOrder } from '#areas/orders/cancellation/cancel-order'
import { changeOrderCommands } from '#areas/orders/commands/change-order-commands'
import { changeOrderAddress } from '#areas/orders/change-address'
import { confirmOrder } from '#areas/orders/shipping/confirm-order'
import { expireOrders } from '#areas/orders/cancellation/expire-orders'
import { normalOrder } from '#areas/orders/normal-order'
import { paymentAnswers } from '#areas/orders/payment/order-payments'
import { needOwnOrder, noSuchOrder } from '#areas/orders/own-order'
import { countLeft } from '#areas/orders/shipping/pack-orders'
import { readOrderCodes } from '#areas/orders/reads/read-order-codes'
import { readLogs, readParcels } from '#areas/orders/reads/read-logs'
import { readOrder, readOrders } from '#areas/orders/reads/read-orders'
import { remindOrder } from '#areas/orders/shipping/remind-order'
import { removeOrder } from '#areas/orders/removal/remove-order'
import { reportPurchase, tellAdvertiser } from '#areas/orders/report-purchase'
import { receiveOldOrders } from '#areas/orders/shipping/receive-orders'
import type { PayableKinds } from '#areas/payment/payable'
import { ORDER_LAWS } from '#areas/orders/laws/order-laws'
import { PARCEL_LAWS } from '#areas/orders/laws/parcel-laws'
import { ORDER_PAYMENT_LAWS } from '#areas/orders/laws/payment-laws'
import { ORDER_STOCK_LAWS } from '#areas/orders/laws/stock-laws'
import { cancelCommand, refundCommand } from '#areas/orders/commands/cancel-command'
import { exportCommand } from '#areas/orders/commands/export-command'
import { orderCommand } from '#areas/orders/commands/order-command'
import { ordersCommand } from '#areas/orders/commands/orders-command'
import { receiveDaysCommand } from '#areas/orders/commands/receive-days-command'
import { slipsCommand } from '#areas/orders/commands/slips-command'
import { shipCommand, parcelCommand } from '#areas/orders/commands/ship-command'
import { ORDER_MESSAGES } from '#areas/orders/events/order-messages'
import { ordersAccountEnd } from '#areas/orders/removal/orders-account-end'
import { answers, defineArea, type Area } from '#kernel/area'
import type { Context } from '#kernel/context'
import { writes } from '#kernel/writes'

/**
 * Orders of shoppers (F03), and their payment. An order of another shopper is answered like one that does not exist.
 * @param kinds the shop's kinds of payables
 */
export const ordersArea = (kinds: PayableKinds): Area =>
  defineArea({
    name: 'orders',
    accountEnd: ordersAccountEnd,
    messages: ORDER_MESSAGES,
    commands: [
      ordersCommand,
      orderCommand,
      ...changeOrderCommands,
      exportCommand,
      shipCommand,
      parcelCommand,
      slipsCommand,
      cancelCommand,
      refundCommand,
      receiveDaysCommand,
    ],
    orderKind: normalOrder,
    laws: [...ORDER_LAWS, ...ORDER_STOCK_LAWS, ...PARCEL_LAWS, ...ORDER_PAYMENT_LAWS],
    ops: ordersOps,
    calls: [
      answers(orders, {
        async list({ orderStatus, startId, keyword, count = 10 }, context) {
          const page = await readOrders(context, {
            shopperId: context.needShopper(),
            status: orderStatus,
            after: startId || undefined,
            keyword: keyword?.trim() || undefined,
            count,
          })
          return {
            order: { result: page.orders, totalCount: page.totalCount },
            startId: page.after,
            currentTimeMillis: context.now,
          }
        },

        async get({ orderId }, context) {
          const { db, secret } = context
          const order = await readOrder(context, context.needShopper(), orderId)
          if (!order) throw noSuchOrder()
          const isPaid = order.orderStatus >= ORDER_STATUS.paid
          const codes = isPaid ? await readOrderCodes(db, secret, orderId) : []
          const parcels = isPaid ? await readParcels(db, orderId) : []
          return { order: { ...order, parcels, ...(codes.length > 0 ? { codes } : {}) } }
        },

        ...paymentAnswers(kinds),
        operLogs: logsOf,
        logs: logsOf,
        deliveryLog: parcelsOf,
        deliveryLogRest: parcelsOf,
      }),
      writes(orders, {
        cancel: (work, { orderId, reason = '' }, shopperId) => cancelOrder(work, shopperId, orderId, reason),
        cancelEnterprise: (work, { orderId, cancelReason = '' }, shopperId) =>
          cancelOrder(work, shopperId, orderId, cancelReason),
        confirm: (work, { orderId }, shopperId) => confirmOrder(work, shopperId, orderId),
        remove: (work, { orderId }, shopperId) => removeOrder(work, shopperId, orderId),
        remind: async (work, { orderId }, shopperId) => ({ remindTime: await remindOrder(work, shopperId, orderId) }),
        submitAddress: (work, wish, shopperId) => changeOrderAddress(work, shopperId, wish),
        reportPurchase: async (work, { id }, shopperId) => ({ reported: await reportPurchase(work, shopperId, id) }),
      }),
    ],
    consumers: [tellAdvertiser],
    jobs: () => [
      { name: 'expire', every: 5000, run: (work, { cashier }) => expireOrders(work, kinds, cashier) },
      { name: 'receive', every: 3_600_000, run: (work) => receiveOldOrders(work) },
    ],
  })

async function logsOf({ orderId }: { orderId: string }, context: Context) {
  await needOwnOrder(context.db, context.needShopper(), orderId)
  return readLogs(context, orderId)
}

async function parcelsOf({ orderId }: { orderId: string }, { db, needShopper }: Context) {
  const { partlySent } = await needOwnOrder(db, needShopper(), orderId)
  const result = await readParcels(db, orderId)
  return partlySent ? { result, piecesLeft: await countLeft(db, orderId) } : { result }
}
