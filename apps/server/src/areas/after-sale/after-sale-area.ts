import {
  COURIERS,
  findReason,
  PICKUP_HOURS,
  REPLY_CODE,
  RETURN_TYPE,
  returnFreight,
  SERVICE_TYPE,
  serviceReasons,
} from '@hearth/domain'
import { afterSale, type ServiceReason } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterSaleOps } from '#areas/after-sale/after-sale-ops'
import { applyAfterSale } from '#areas/after-sale/apply-after-sale'
import { cancelAfterSale } from '#areas/after-sale/cancel-after-sale'
import { endServiceWaits } from '#areas/after-sale/end-waits'
import { FOLLOWED, followOrder } from '#areas/after-sale/follow-orders'
import { readMaterials } from '#areas/after-sale/material-prices'
import { freeGifts } from '#areas/after-sale/gifts-along'
import { quoteKept } from '#areas/after-sale/kept-now'
import { pickupRefusal } from '#areas/after-sale/pickup-range'
import { addPictureRoutes } from '#areas/after-sale/picture-routes'
import { needOwnAfterSale, readAfterSales, serviceAddress, toDetail } from '#areas/after-sale/read-after-sales'
import {
  readServiceItems,
  readServiceRows,
  reasonsByKind,
  rightsOf,
  toServiceItem,
} from '#areas/after-sale/read-service-items'
import { payRepair } from '#areas/after-sale/repair-payable'
import { receivePicture } from '#areas/after-sale/receive-picture'
import { readSerialNumbers } from '#areas/after-sale/serial-numbers'
import { forgetUnusedPictures } from '#areas/after-sale/service-pictures'
import { serviceRules, serviceRulesOf } from '#areas/returns/service-rules'
import { writeService } from '#areas/after-sale/set-service-settings'
import { submitBill } from '#areas/after-sale/submit-bill'
import { needItem, qualify, qualifyAll } from '#areas/after-sale/verify-items'
import { noSuchOrder } from '#areas/orders/own-order'
import { AFTER_SALE_LAWS } from '#areas/after-sale/after-sale-laws'
import { ORDER_POINTS_LAWS } from '#areas/after-sale/points-laws'
import { serviceRulesCommand } from '#areas/after-sale/service-rules-command'
import { afterSaleCommands } from '#areas/after-sale/after-sale-commands'
import { AFTER_SALE_MESSAGES } from '#areas/after-sale/after-sale-messages'
import { afterSaleDemo } from '#areas/after-sale/after-sale-demo'
import { afterSaleAccountEnd } from '#areas/after-sale/after-sale-account-end'
import { answers, defineArea, perMinute } from '#kernel/area'
import { shopFilePart } from '#kernel/shop-file/shop-file-part'
import { ShopError } from '#kernel/shop-error'
import { writes } from '#kernel/writes'

/**
 * After-sale service (F10): returns, exchanges and repairs. It begins with the shopper's request, and ends with the
 * refund or with the parcel that holds the new or repaired product.
 */
export const afterSaleArea = defineArea({
  name: 'after-sale',
  accountEnd: afterSaleAccountEnd,
  demo: afterSaleDemo,
  messages: AFTER_SALE_MESSAGES,
  commands: [...afterSaleCommands, serviceRulesCommand],
  laws: [...AFTER_SALE_LAWS, ...ORDER_POINTS_LAWS],
  ops: afterSaleOps,
  shopFile: [
    shopFilePart('service', { tables: { setting: 'name' }, write: ({ db }, service) => writeService(db, service) }),
  ],
  calls: [
    answers(afterSale, {
      async listOrderItems({ orderId }, context) {
        const rows = await readServiceRows(context, context.needShopper(), sql<boolean>`orders.id = ${orderId}`)
        if (rows.length === 0) throw noSuchOrder()
        return {
          result: rows.map((row) => toServiceItem(context.kinds, row, context.now)),
          totalCount: rows.length,
          startId: '',
        }
      },
      listItems: (page, context) => readServiceItems(context, { ...page, shopperId: context.needShopper() }),
      listSerialNumbers: ({ orderItemId }, context) => readSerialNumbers(context, context.needShopper(), orderItemId),
      listInstallSerialNumbers: ({ orderItemId }, context) =>
        readSerialNumbers(context, context.needShopper(), orderItemId, true),

      async readItem({ orderItemId, serviceType, sent }, context) {
        const { kinds, now } = context
        const row = await needItem(context, context.needShopper(), orderItemId, sent)
        const [first = SERVICE_TYPE.refund] = rightsOf(kinds, row, now).serviceTypes
        const reasons = serviceReasons(serviceType ?? first, row.sent, row.codes, reasonsByKind(kinds, row))
        return {
          orderItem: toServiceItem(kinds, row, now),
          reasons: reasons.map(toReason),
          shipped: row.sent,
          address: serviceAddress(row.address),
        }
      },

      list: (page, { db, needShopper }) => readAfterSales(db, needShopper(), page),
      get: async ({ afterSaleOrderId }, { db, needShopper, secret, now }) =>
        toDetail(await needOwnAfterSale(db, needShopper(), afterSaleOrderId), secret, now),

      async validateAddress({ address, skuNo }, { db }) {
        const sku = await db.selectFrom('sku').select('sku_no').where('sku_no', '=', skuNo).executeTakeFirst()
        if (!sku) throw new ShopError(REPLY_CODE.notFound, '商品不存在', 'skuNo')
        const reason = pickupRefusal(address, await serviceRules.read(db))
        return reason === undefined ? { valid: true } : { valid: false, reason }
      },

      async quoteFreight(quote, context) {
        const { orderItemId, itemQuantity, serviceType, reason = '', returnType, sent } = quote
        const row = await needItem(context, context.needShopper(), orderItemId, sent)
        const own = reasonsByKind(context.kinds, row)
        const tree = serviceReasons(serviceType ?? SERVICE_TYPE.refund, row.sent, row.codes, own)
        const { shopsFault = false } = findReason(tree, reason) ?? {}
        const pieces = { returnType: returnType ?? RETURN_TYPE.fetched, pieces: itemQuantity, shopsFault }
        const freight = returnFreight(pieces, serviceRulesOf(row.rules))
        if (serviceType !== undefined && serviceType !== SERVICE_TYPE.refund) return freight
        const keptBack = await quoteKept(context.db, row, itemQuantity)
        return { ...freight, ...(keptBack.length > 0 ? { keptBack } : {}) }
      },

      async getFreight({ afterSaleOrderId }, { db, needShopper }) {
        const { freightAmount, freightPayer } = await needOwnAfterSale(db, needShopper(), afterSaleOrderId)
        return { freightAmount, payer: freightPayer }
      },

      async listGifts({ orderItemId, sent }, context) {
        const shopperId = context.needShopper()
        const free = await freeGifts(context, shopperId, await needItem(context, shopperId, orderItemId, sent), sent)
        return {
          result: free.map(({ product: { orderItemId: id, skuNo, name, picture }, free: itemQuantity, giftWorth }) => ({
            orderItemId: id,
            skuNo,
            name,
            picture,
            itemQuantity,
            ...(giftWorth ? { price: giftWorth } : {}),
          })),
        }
      },

      checkQualification: async ({ orderItemId, serviceType }, context) =>
        qualify(context, await needItem(context, context.needShopper(), orderItemId), serviceType),

      getRepairPay: {
        limits: { shopper: perMinute(30), network: perMinute(600) },
        // The handler calls the cashier outside of a transaction. The reply is not stored under the idempotency key,
        // since a repeated call returns the payment in progress.
        idempotency: 'own',
        answer: ({ afterSaleOrderId }, context) => payRepair(context, context.needShopper(), afterSaleOrderId),
      },

      verifyItem: async ({ orderItemId }, context) =>
        qualify(context, await needItem(context, context.needShopper(), orderItemId)),

      async verifyItems({ orderId, orderItemId }, context) {
        const rows = await readServiceRows(context, context.needShopper(), sql<boolean>`orders.id = ${orderId}`)
        if (rows.length === 0) throw noSuchOrder()
        return qualifyAll(context, rows, orderItemId)
      },

      getLogisticsConfig: {
        visitors: true,
        answer: () => ({ companies: [...COURIERS], pickupHours: [...PICKUP_HOURS] }),
      },

      async getRepairPrice({ id }, { db, needShopper }) {
        const { repairItems, repairAmount } = await needOwnAfterSale(db, needShopper(), id)
        if (repairAmount === null) throw new ShopError(REPLY_CODE.wrongState, '商家检测后才有维修报价')
        return { items: repairItems ?? [], totalAmount: repairAmount }
      },

      sendPicture: {
        fileLimit: 10 * 1024 * 1024,
        limits: { shopper: perMinute(30), network: perMinute(120) },
        // The call does not wait for a turn at the database (see `createTurns`), since pictures wait in a queue of
        // their own. The answer is not stored, since the address in it expires within an hour.
        turns: 'none',
        idempotency: 'never',
        answer: async ({ picture }, context) => ({
          url: await receivePicture(context, context.needShopper(), picture),
        }),
      },

      listMaterialPrices: {
        visitors: true,
        answer: async ({ id }, { db, shopper }) => ({ result: await readMaterials(db, id, shopper) }),
      },
    }),
    writes(afterSale, {
      apply: {
        limits: { shopper: perMinute(20), network: perMinute(300) },
        write: (work, form, shopperId) => applyAfterSale(work, shopperId, form),
      },
      cancel: (work, { afterSaleOrderId }, shopperId) => cancelAfterSale(work, shopperId, afterSaleOrderId),
      submitBill: (work, bill, shopperId) => submitBill(work, shopperId, bill),
    }),
  ],
  routes: addPictureRoutes,
  consumers: [{ name: 'after-sale', kinds: FOLLOWED, apply: followOrder }],
  jobs: () => [
    { name: 'end service waits', every: 600_000, run: (work, { cashier }) => endServiceWaits(work, cashier) },
    { name: 'forget service pictures', every: 3_600_000, run: ({ db, now }) => forgetUnusedPictures(db, now) },
  ],
})

/** Returns a reason in the form of the reply. The reply does not tell whether the shop or the shopper is to blame. */
const toReason = ({
  code,
  text,
  tips,
  withoutReturn,
  children = [],
}: ReturnType<typeof serviceReasons>[number]): ServiceReason => ({
  code,
  text,
  ...(tips === undefined ? {} : { tips }),
  ...(withoutReturn ? { withoutReturn } : {}),
  children: children.map(toReason),
})
