import { shop } from '@hearth/ops'
import { orders, products } from '@hearth/sdk/core'
import { quoteDeliveryTime, quoteSpuDelivery } from '#areas/delivery/quote-delivery'
import { deliveryCommand } from '#areas/delivery/delivery-command'
import {
  deliveryFaults,
  readDeliveryRules,
  setDeliveryRules,
  writeDeliveryRules,
} from '#areas/delivery/set-delivery-rules'
import { deliveryDemo } from '#areas/delivery/delivery-demo'
import { answers, defineArea, perMinute } from '#kernel/area'
import { reads, writes } from '#kernel/ops/ops-area'
import { shopFilePart } from '#kernel/shop-file/shop-file-part'

const LIMITS = { network: perMinute(600) }

/** The areas to which the shop delivers, and the days that delivery takes (F05). */
export const deliveryArea = defineArea({
  name: 'delivery',
  demo: deliveryDemo,
  commands: [deliveryCommand],
  calls: [
    answers(products, { getDelivery: { visitors: true, limits: LIMITS, answer: quoteSpuDelivery } }),
    answers(orders, { getDeliveryTime: { limits: LIMITS, answer: quoteDeliveryTime } }),
  ],
  ops: [
    reads(shop, { deliveryRules: (_, { db }) => readDeliveryRules(db) }),
    writes(shop, { setDeliveryRules: (payload, context) => setDeliveryRules(context, payload) }),
  ],
  shopFile: [
    shopFilePart('delivery', {
      tables: { setting: 'name' },
      check: deliveryFaults,
      write: ({ db }, rules) => writeDeliveryRules(db, rules),
    }),
  ],
})
