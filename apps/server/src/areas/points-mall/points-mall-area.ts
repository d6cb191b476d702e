import { coupons, orders } from '@hearth/sdk/core'
import { viewerOf } from '#areas/cart/viewer-of'
import { readSpendable } from '#areas/points/balances'
import { exchangeKind } from '#areas/points-mall/exchange-kind'
import { exchangeProduct } from '#areas/points-mall/exchange-product'
import { readPointsOrders, readPointsProducts } from '#areas/points-mall/points-products'
import { writePointsProducts } from '#areas/points-mall/write-points-products'
import { pointsMallDemo } from '#areas/points-mall/points-mall-demo'
import { answers, defineArea, perMinute } from '#kernel/area'
import { writes } from '#kernel/writes'
import { shopFilePart } from '#kernel/shop-file/shop-file-part'

/** Products for which shoppers exchange points (F09). */
export const pointsMallArea = defineArea({
  name: 'points-mall',
  orderKind: exchangeKind,
  demo: pointsMallDemo,
  shopFile: [
    shopFilePart('pointsProducts', {
      key: 'productId',
      tables: { points_product: 'id' },
      after: ['products'],
      write: ({ db }, products) => writePointsProducts(db, products),
    }),
  ],
  calls: [
    answers(coupons, {
      listIntegralProducts: {
        visitors: true,
        answer: async (_, { db, shopper, now }) => ({
          result: await readPointsProducts(db),
          integral: shopper === undefined ? 0 : (await readSpendable(db, shopper, now)).points,
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
      listIntegral: (page, { db, needShopper }) => readPointsOrders(db, needShopper(), page),
    }),
  ],
})
