import { orders } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { addCodesFiles, codesFile } from '#areas/order-codes/codes-file'
import { giveCodes, serveWaiting, withdrawCodes } from '#areas/order-codes/give-codes'
import { orderCodesOps } from '#areas/order-codes/order-codes-ops'
import { sendCodes, tellCodes } from '#areas/order-codes/send-codes'
import { ORDER_CODE_LAWS } from '#areas/order-codes/order-codes-laws'
import { orderCodesCommands } from '#areas/order-codes/order-codes-commands'
import { ORDER_CODE_MESSAGES } from '#areas/order-codes/order-codes-messages'
import { orderCodesAccountEnd } from '#areas/order-codes/order-codes-account-end'
import { PLACED_FREE } from '#areas/orders/events/order-event'
import { answers, defineArea, perMinute } from '#kernel/area'
import { writes } from '#kernel/writes'
import { orderInSubject, orderOfSubject } from '#shop/order-subject'

/**
 * Products that are delivered as codes. Codes are given once the order is paid, shown with the order, sent by SMS, and
 * can be downloaded as a file.
 */
export const orderCodesArea = defineArea({
  name: 'order-codes',
  accountEnd: orderCodesAccountEnd,
  messages: ORDER_CODE_MESSAGES,
  commands: orderCodesCommands,
  laws: ORDER_CODE_LAWS,
  ops: orderCodesOps,
  calls: [
    answers(orders, {
      getCodesFile: {
        limits: { shopper: perMinute(20), network: perMinute(300) },
        answer: ({ orderId }, context) => codesFile(orderId, context),
      },
    }),
    writes(orders, {
      sendCodes: {
        limits: { shopper: perMinute(5), network: perMinute(60) },
        write: (work, { orderId }, shopperId) => sendCodes(work, shopperId, orderId),
      },
    }),
  ],
  routes: addCodesFiles,
  consumers: [
    {
      name: 'order codes',
      kinds: ['order.paid', PLACED_FREE, 'order.cancelled'],
      concerns: (subject) =>
        sql`exists (select from order_item where order_id = ${orderInSubject(subject)} and by_code)`,
      async apply({ kind, subject }, work) {
        if (kind === 'order.cancelled') await withdrawCodes(work, orderOfSubject(subject))
        else await giveCodes(work, orderOfSubject(subject))
      },
    },
    tellCodes,
  ],
  jobs: ({ app }) => [
    {
      name: 'give codes',
      every: 60_000,
      async run(work) {
        const waiting = await serveWaiting(work)
        if (waiting > 0) app.log.warn({ event: 'codes-short', orders: waiting }, 'paid orders wait for codes')
      },
    },
  ],
})
