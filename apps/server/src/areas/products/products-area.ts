import { products, promotions } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { archiveCommands } from '#areas/products/archive-command'
import { forgetPrices } from '#areas/products/keep-prices'
import { keepPricesJob } from '#areas/products/keep-prices-job'
import { forgetTaken } from '#areas/products/keep-taken'
import { readMerchantPage } from '#areas/products/merchant-page'
import { pairProducts } from '#areas/products/pair-products'
import { promotionsByType } from '#areas/products/promotions-by-type'
import { productsFile } from '#areas/products/products-file'
import { PRODUCTS_LAWS } from '#areas/products/products-laws'
import { productsOps } from '#areas/products/products-ops'
import { readCards } from '#areas/products/read-cards'
import { readSkus, withoutCartPromotions } from '#areas/products/read-skus'
import { readSpu } from '#areas/products/read-spu'
import { recommend } from '#areas/products/recommend'
import { floorCommand } from '#areas/products/floor-command'
import { priceCommand } from '#areas/products/price-command'
import { productsCommand } from '#areas/products/products-command'
import { shelfCommand } from '#areas/products/shelf-command'
import { stockCommand } from '#areas/products/stock-command'
import { answers, defineArea } from '#kernel/area'

/**
 * Products. All replies except recommendations are the same for everybody: they contain the prices of a visitor, and
 * the client computes a shopper's own prices from the buyer in `user.info`.
 */
export const productsArea = defineArea({
  name: 'products',
  commands: [productsCommand, ...archiveCommands, priceCommand, floorCommand, stockCommand, shelfCommand],
  ops: productsOps,
  laws: PRODUCTS_LAWS,
  shopFile: productsFile,
  calls: [
    answers(
      products,
      {
        get: { ignores: ['platform'], answer: ({ spuNo }, { db }) => readSpu(db, spuNo) },
        async spuSkus({ spuNo }, { db, now }) {
          const skus = await readSkus(db, { spuNos: spuNo }, now)
          return [...new Set(spuNo)].map((one) => ({ spuNo: one, skus: skus.filter((sku) => sku.spuNo === one) }))
        },
        async skus({ skuNo, promotionGroup }, { db, now }) {
          const found = new Map((await readSkus(db, { skuNos: skuNo }, now)).map((sku) => [sku.skuNo, sku]))
          const skus = [...new Set(skuNo)].flatMap((one) => found.get(one) ?? [])
          return promotionGroup === 1 ? skus : skus.map(withoutCartPromotions)
        },
        async items({ skuNo = [], spuNo = [] }, { db, now }) {
          const { spus, skus, card } = await readCards(
            db,
            sql`spu.spu_no = any(array(
              select unnest(${spuNo}::text[])
              union
              select spu_no from sku where sku_no = any(${skuNo}::text[])
            ))`,
            now,
          )
          const bySpu = new Map(spus.map((spu) => [spu.spu_no, spu]))
          const bySku = new Map(
            spus.flatMap((spu) => (skus.get(spu.spu_no) ?? []).map((sku) => [sku.skuNo, spu] as const)),
          )
          return [
            ...[...new Set(spuNo)].flatMap((one) => bySpu.get(one) ?? []).map((spu) => card(spu)),
            ...[...new Set(skuNo)].flatMap((one) => (bySku.has(one) ? [card(bySku.get(one)!, one)] : [])),
          ]
        },
        merchant: ({ merchantId }, { db, now }) => readMerchantPage(db, merchantId, now),
      },
      { visitors: true, shared: true },
    ),
    // Only replies to visitors are cached. The replies to shoppers depend on their carts and orders.
    answers(
      products,
      {
        recommend: (wish, context) => recommend(context.db, wish, context),
        recommendV2: (wish, context) => recommend(context.db, wish, context),
      },
      { visitors: true, shared: 'visitors' },
    ),
    answers(
      promotions,
      { listByType: (wish, { db, now }) => promotionsByType(db, wish, now) },
      { visitors: true, shared: true },
    ),
  ],
  jobs: ({ shop }) => [
    { name: 'pair products', every: 30_000, run: ({ db, now }) => pairProducts(db, now) },
    keepPricesJob(shop),
    { name: 'forget prices', every: 3_600_000, run: ({ db, now }) => forgetPrices(db, now) },
    { name: 'forget recommendations', every: 3_600_000, run: ({ db, now }) => forgetTaken(db, now) },
  ],
})
