import { rebate, rebateShop } from '@hearth/sdk/core'
import { createShare } from '#areas/rebates/create-share'
import { estimateRebates } from '#areas/rebates/estimate'
import { listRebateCategories, listRebateProducts } from '#areas/rebates/list-products'
import { listOfferSkus, readShareActivity } from '#areas/rebates/read-offer'
import { rebatesCommands } from '#areas/rebates/rebates-commands'
import { rebatesDemo } from '#areas/rebates/rebates-demo'
import { rebatesFile } from '#areas/rebates/rebates-file'
import { REBATES_LAWS } from '#areas/rebates/rebates-laws'
import { rebatesOps } from '#areas/rebates/rebates-ops'
import { answers, defineArea, WRITE_LIMITS } from '#kernel/area'

/** Rebates on shared products (F18): offers with their rates, and the shares of promoters. */
export const rebatesArea = defineArea({
  name: 'rebates',
  accountEnd: {
    kept: {
      'rebate_share.shopper_id': 'shares are out in the world; the id belongs to nobody who is known',
      'order_share.shopper_id': 'orders keep by whose share they came; the id belongs to nobody who is known',
      'order_share.buyer_id': 'orders keep by whose share they came; the id belongs to nobody who is known',
    },
  },
  demo: rebatesDemo,
  commands: rebatesCommands,
  laws: REBATES_LAWS,
  ops: rebatesOps,
  shopFile: rebatesFile,
  calls: [
    answers(
      rebate,
      {
        async listProducts({ channelCode, startIndex = 0, count = 20 }, { db, now }) {
          const page = { channelCode, each: 'product' as const, offset: startIndex, count, now }
          const { products, count: total } = await listRebateProducts(db, page)
          return { list: products, count: total }
        },
        getShareActivity: ({ id }, context) => readShareActivity(context, id),
      },
      { visitors: true },
    ),
    answers(
      rebateShop,
      {
        async listProducts({ channelCode = 'retail', pageNo = 1, pageSize = 20 }, { db, now }) {
          const page = { channelCode, each: 'product' as const, offset: (pageNo - 1) * pageSize, count: pageSize, now }
          const { products, count } = await listRebateProducts(db, page)
          return { list: products, count }
        },
        listCategories: (_, { db, now }) => listRebateCategories(db, 'retail', now),
        async listSkus({ categoryCode, startIndex = 1, count = 20 }, { db, now }) {
          const page = { channelCode: 'retail', offset: startIndex - 1, count, now }
          const { products, count: total } = await listRebateProducts(db, {
            ...page,
            ...(categoryCode === undefined ? {} : { categoryCode }),
          })
          return { result: products, count: total }
        },
      },
      { visitors: true, shared: true },
    ),
    answers(rebate, { listSkus: ({ rebateId }, context) => listOfferSkus(context, rebateId) }, { visitors: true }),
    answers(rebateShop, { estimate: (wish, context) => estimateRebates(context, wish) }, { visitors: true }),
    answers(rebate, {
      createShareCode: { limits: WRITE_LIMITS, answer: (wish, context) => createShare(context, wish) },
    }),
  ],
})
