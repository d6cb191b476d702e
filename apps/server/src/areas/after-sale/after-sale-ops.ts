import { afterSales } from '@hearth/ops'
import {
  agreeAsRead,
  quoteAsRead,
  receiveAsRead,
  refundInsteadAsRead,
  refuseAsRead,
  refuseGoodsAsRead,
  sendAnotherAsRead,
  sendBackAsRead,
} from '#areas/after-sale/change-ops-after-sales'
import { listOpsAfterSales, readOpsAfterSale, withoutPlace } from '#areas/after-sale/read-ops-after-sales'
import { materialPrices } from '#areas/after-sale/service-settings'
import { serviceRules } from '#areas/returns/service-rules'
import { setSerialNumbers } from '#areas/after-sale/set-service-settings'
import { reads, reveals, writes } from '#kernel/ops/ops-area'

/** Calls of staff for after-sale service. */
export const afterSaleOps = [
  reads(afterSales, {
    list: (payload, context) => listOpsAfterSales(context, payload),
    get: async ({ afterSaleOrderId }, context) => withoutPlace(await readOpsAfterSale(context, afterSaleOrderId)),
    rules: (_, { db }) => serviceRules.read(db),
    materials: (_, { db }) => materialPrices.read(db),
  }),
  reveals(afterSales, {
    async reveal({ afterSaleOrderId }, context) {
      const reply = await readOpsAfterSale(context, afterSaleOrderId)
      context.log({ event: 'after-sale-revealed', afterSale: afterSaleOrderId })
      return { reply, changes: [{ target: { kind: 'after-sale', id: afterSaleOrderId } }] }
    },
  }),
  writes(afterSales, {
    agree: (payload, context) => agreeAsRead(context, payload),
    refuse: (payload, context) => refuseAsRead(context, payload),
    receive: (payload, context) => receiveAsRead(context, payload),
    refuseGoods: (payload, context) => refuseGoodsAsRead(context, payload),
    sendAnother: (payload, context) => sendAnotherAsRead(context, payload),
    refundInstead: (payload, context) => refundInsteadAsRead(context, payload),
    quote: (payload, context) => quoteAsRead(context, payload),
    sendBack: (payload, context) => sendBackAsRead(context, payload),
    setRules: ({ version, ...rules }, context) => serviceRules.set(context, version, () => rules),
    setMaterials: ({ version, materials }, context) => materialPrices.set(context, version, () => ({ materials })),
    setSerialNumbers: (payload, context) => setSerialNumbers(context, payload),
  }),
]
