import { REPLY_CODE } from '@hearth/domain'
import { invoice, orders } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readBillings, toBilling } from '#areas/invoice/billings'
import { followForInvoice, INVOICE_FOLLOWS } from '#areas/invoice/follow-refunds'
import { keepChoice, readChoice } from '#areas/invoice/invoice-choice'
import { invoiceOps } from '#areas/invoice/invoice-ops'
import { addInvoiceRoutes } from '#areas/invoice/invoice-routes'
import { invoiceRules } from '#areas/invoice/invoice-rules'
import { invoiceMoney } from '#areas/invoice/invoiced-lines'
import { makeInvoices } from '#areas/invoice/make-invoices'
import { changeOrderInvoice, readOrderInvoice } from '#areas/invoice/order-invoice'
import { requestBilling } from '#areas/invoice/request-billing'
import { addVat, changeVat, readVat, removeVat } from '#areas/invoice/vat-invoices'
import { needOwnOrder, noSuchOrder } from '#areas/orders/own-order'
import { INVOICE_LAWS } from '#areas/invoice/invoice-laws'
import { invoiceCommands } from '#areas/invoice/invoice-commands'
import { INVOICE_MESSAGES } from '#areas/invoice/invoice-messages'
import { invoiceAccountEnd } from '#areas/invoice/invoice-account-end'
import { answers, defineArea, WRITE_LIMITS } from '#kernel/area'
import { ShopError } from '#kernel/shop-error'
import { writes } from '#kernel/writes'

/** Invoices (F04): the shopper's choices, the companies for special VAT invoices, and the invoices of each order. */
export const invoiceArea = defineArea({
  name: 'invoice',
  accountEnd: invoiceAccountEnd,
  messages: INVOICE_MESSAGES,
  commands: invoiceCommands,
  laws: INVOICE_LAWS,
  ops: invoiceOps,
  calls: [
    answers(invoice, {
      async getVat(_, { db, needShopper }) {
        const found = await readVat(db, needShopper())
        return found ? { invoice: found } : {}
      },
      get: (_, { db, needShopper }) => readChoice(db, needShopper()),
      change: { limits: WRITE_LIMITS, answer: (choice, { db, needShopper }) => keepChoice(db, needShopper(), choice) },

      async getOrderBilling({ orderId }, { db, needShopper, secret, now }) {
        await needOwnOrder(db, needShopper(), orderId)
        const [billing] = await readBillings(db, sql<boolean>`billing.order_id = ${orderId}`)
        if (!billing) throw new ShopError(REPLY_CODE.notFound, '该订单还没有申请发票', 'orderId')
        return toBilling(billing, secret, now)
      },

      async getInvoiceMoney({ orderId }, { db, needShopper }) {
        const { rows } = await sql<{ money: number }>`
          select ${invoiceMoney} as money from orders where id = ${orderId} and shopper_id = ${needShopper()}`.execute(
          db,
        )
        if (!rows[0]) throw noSuchOrder()
        const { types } = await invoiceRules.read(db)
        return { orderId, money: Math.max(0, rows[0].money), invoiceTypes: types }
      },

      getMerchantBilling: {
        visitors: true,
        async answer({ merchantId }, { db }) {
          const merchant = await db
            .selectFrom('merchant')
            .select('name')
            .where('id', '=', merchantId)
            .executeTakeFirst()
          if (!merchant) throw new ShopError(REPLY_CODE.notFound, '商家不存在', 'merchantId')
          const { types } = await invoiceRules.read(db)
          return { merchantId, merchantName: merchant.name, invoiceTypes: types }
        },
      },

      async listBillings({ orderIds }, { db, needShopper, secret, now }) {
        const found = await readBillings(
          db,
          sql<boolean>`billing.order_id = any(${orderIds}::text[]) and billing.shopper_id = ${needShopper()}`,
        )
        const byOrder = new Map(found.map((one) => [one.orderId, one]))
        const listed = [...new Set(orderIds)].flatMap((id) => byOrder.get(id) ?? [])
        return { result: listed.map((one) => toBilling(one, secret, now)) }
      },
    }),
    writes(invoice, {
      addVat: (work, draft, shopperId) => addVat(work, shopperId, draft),
      changeVat: (work, change, shopperId) => changeVat(work, shopperId, change),
      removeVat: (work, { invoiceId }, shopperId) => removeVat(work, shopperId, invoiceId),
      requestBilling: async (work, wish, shopperId) =>
        toBilling(await requestBilling(work, shopperId, wish), work.secret, work.now),
    }),
    answers(orders, {
      getInvoice: ({ orderId }, context) => readOrderInvoice(context, context.needShopper(), orderId),
    }),
    writes(orders, { changeInvoice: (work, change, shopperId) => changeOrderInvoice(work, shopperId, change) }),
  ],
  routes: addInvoiceRoutes,
  consumers: [{ name: 'invoices', kinds: INVOICE_FOLLOWS, apply: followForInvoice }],
  jobs: () => [{ name: 'make invoices', every: 5000, run: (work, ports) => makeInvoices(work, ports) }],
})
