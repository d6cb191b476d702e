import { partner, rebate, rebateShop } from '@hearth/sdk/core'
import { bookEarnings } from '#areas/earnings/book-earnings'
import { earningsDemo } from '#areas/earnings/earnings-demo'
import { EARNINGS_LAWS } from '#areas/earnings/earnings-laws'
import { readAccount, readAssets, readShopAmount, readSummary } from '#areas/earnings/read-account'
import { listEntries } from '#areas/earnings/list-entries'
import { settleEarnings } from '#areas/earnings/settle-earnings'
import { isShared } from '#areas/promoter-terms/is-shared'
import { listShopOrders, readCustomer, readShopLogs, readShopOrder } from '#areas/earnings/shop-orders'
import { answers, defineArea } from '#kernel/area'
import { orderOfSubject } from '#shop/order-subject'

/**
 * Earnings of promoters and partner shops (F18): the rebates of orders on the ledger, the accounts of earnings, and the
 * orders that were placed through shares.
 */
export const earningsArea = defineArea({
  name: 'earnings',
  accountEnd: {
    kept: {
      'rebate_day.shopper_id': 'sums of what stays in the books; the id belongs to nobody who is known',
      'rebate_line.shopper_id': 'what was earned stays in the books; the id belongs to nobody who is known',
    },
  },
  demo: earningsDemo,
  laws: EARNINGS_LAWS,
  consumers: [
    {
      name: 'earnings',
      kinds: ['order.paid', 'order.groupComplete', 'order.fundingReached', 'order.refundOwed', 'order.cancelled'],
      concerns: isShared,
      apply: async ({ subject, at }, work) => {
        await bookEarnings(work, orderOfSubject(subject), at)
      },
    },
  ],
  jobs: () => [{ name: 'settle earnings', every: 3_600_000, run: (work) => settleEarnings(work) }],
  calls: [
    answers(rebate, {
      getAccount: (_, { db, needShopper }) => readAccount(db, needShopper()),
      listShopEntries: (wish, { db, needShopper }) =>
        listEntries(db, { ...wish, shopperId: needShopper(), kind: 'promoter', only: 'rebates' }),
      getShopAmount: (_, { db, needShopper }) => readShopAmount(db, needShopper(), 'promoter'),
      getSummary: (_, { db, now, needShopper }) => readSummary(db, needShopper(), now),
      listEntries: (wish, { db, needShopper }) =>
        listEntries(db, { ...wish, shopperId: needShopper(), kind: 'promoter' }),
    }),
    answers(rebateShop, {
      listOrders: (wish, context) => listShopOrders(context, 'promoter', wish),
      getOrder: ({ orderId }, context) => readShopOrder(context, orderId),
      getCustomer: ({ orderId }, context) => readCustomer(context, orderId),
      listOrderLogs: ({ orderId }, context) => readShopLogs(context, orderId),
    }),
    answers(partner, {
      getAmount: (_, { db, needShopper }) => readShopAmount(db, needShopper(), 'partner'),
      listAmountEntries: (wish, { db, needShopper }) =>
        listEntries(db, { ...wish, shopperId: needShopper(), kind: 'partner', only: 'rebates' }),
      listEntries: (wish, { db, needShopper }) =>
        listEntries(db, { ...wish, shopperId: needShopper(), kind: 'partner' }),
      getAssets: (_, { db, needShopper }) => readAssets(db, needShopper(), 'partner'),
      listOrders: (wish, context) => listShopOrders(context, 'partner', wish),
    }),
  ],
})
