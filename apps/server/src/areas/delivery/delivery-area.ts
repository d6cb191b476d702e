import { shop } from '@hearth/ops'
import { orders, products } from '@hearth/sdk/core'
import { quoteDeliveryTime, quoteSpuDelivery } from '#areas/delivery/quote-delivery'
import { readDeliveryRules, setDeliveryRules } from '#areas/delivery/set-delivery-rules'
import { deliveryCommand } from '#areas/delivery/delivery-command'
import { answers, defineArea, perMinute } from '#kernel/area'
import { reads, writes } from '#kernel/ops-area'

const LIMITS = { network: perMinute(600) }

/** Where the shop delivers to, and when things arrive (F05). */
export const deliveryArea = defineArea({
  name: 'delivery',
  commands: [deliveryCommand],
  calls: [
    answers(products, { getDelivery: { visitors: true, limits: LIMITS, answer: quoteSpuDelivery } }),
    answers(orders, { getDeliveryTime: { limits: LIMITS, answer: quoteDeliveryTime } }),
  ],
  ops: [
    reads(shop, { deliveryRules: (_, { db }) => readDeliveryRules(db) }),
    writes(shop, { setDeliveryRules: (payload, context) => setDeliveryRules(context, payload) }),
  ],
})
