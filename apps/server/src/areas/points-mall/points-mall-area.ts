import { coupons, orders } from '@hearth/sdk/core'
import { viewerOf } from '#areas/cart/viewer-of'
import { orderOfSubject } from '#areas/orders/order-event'
import { readBalances, spendable } from '#areas/points/balances'
import { earnForOrder } from '#areas/points/earned'
import { endPoints } from '#areas/points/ending'
import { exchangeKind } from '#areas/points-mall/exchange-kind'
import { exchangeProduct } from '#areas/points-mall/exchange-product'
import { readIntegralOrders, readIntegralProducts } from '#areas/points-mall/integral-products'
import { pointsOps } from '#areas/points-mall/points-ops'
import { pointsCommands } from '#areas/points-mall/points-commands'
import { writeIntegralProducts } from '#areas/points-mall/write-integral-products'
import { pointsMallDemo } from '#areas/points-mall/points-mall-demo'
import { answers, defineArea, perMinute } from '#kernel/area'
import { writes } from '#kernel/writes'
import { shopFilePart } from '#kernel/shop-file-part'

/** Points (F09): earned when an order is received, exchanged for products, and ending after their time. */
export const pointsMallArea = defineArea({
  name: 'points-mall',
  orderKind: exchangeKind,
  demo: pointsMallDemo,
  commands: pointsCommands,
  ops: pointsOps,
  shopFile: [
    shopFilePart('integralProducts', {
      key: 'productId',
      after: ['products'],
      write: ({ db }, products) => writeIntegralProducts(db, products),
    }),
  ],
  calls: [
    answers(coupons, {
      listIntegralProducts: {
        visitors: true,
        answer: async (_, { db, shopper }) => ({
          result: await readIntegralProducts(db),
          integral: shopper === undefined ? 0 : spendable(await readBalances(db, shopper)).points,
        }),
      },
    }),
    writes(coupons, {
      exchangeProduct: {
        limits: { shopper: perMinute(30), network: perMinute(600) },
        write: (work, wish) => exchangeProduct(work, viewerOf(work), wish),
      },
    }),
    answers(orders, {
      listIntegral: (page, { db, needShopper }) => readIntegralOrders(db, needShopper(), page),
    }),
  ],
  consumers: [
    {
      name: 'points',
      // What was tried is paid for long after it was received.
      kinds: ['order.received', 'order.trialStepped'],
      apply: async ({ kind, subject, data, at }, work) => {
        if (kind === 'order.received' || (data as { deed?: string }).deed === 'keep')
          await earnForOrder(work, orderOfSubject(subject), at)
      },
    },
  ],
  jobs: () => [{ name: 'end points', every: 6 * 3_600_000, run: (work) => endPoints(work) }],
})
