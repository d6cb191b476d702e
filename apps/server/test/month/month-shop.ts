import { DAY, PROMOTION_TYPE } from '@hearth/domain'
import { sandboxArea } from '#areas/sandbox/sandbox-area'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { NOON } from '../noon'
import { seededRandom } from '../seeded-random'
import { promote, stockShelf } from '../shelf'
import { openTestShop, type TestShop } from '../shop'
import { askAsHouse } from '../staff'
import { monthHands } from './month-hands'
import { REDUCED, REDUCTION, SHELF } from './month-plan'

/**
 * Opens a shop with products, a promotion above a threshold, a rebate offer and the owner's rules, but without
 * shoppers.
 */
export async function openMonthShop(seed: number): Promise<TestShop> {
  const shop = await openTestShop({
    database: { connections: 16, patient: true },
    rateLimits: false,
    random: seededRandom(seed + 2_000_003),
    moreAreas: [sandboxArea],
    // The month does without these areas, since their consumers move no money.
    withoutAreas: ['messages', 'invoice', 'order-codes', 'free-trial', 'invites', 'membership', 'points'],
    cashier: ({ db, secret }, clock) => createSandboxCashier({ db, secret, clock }),
  })
  const { db } = shop.connection
  await stockShelf(
    db,
    SHELF.map((sku) => ({ ...sku, stock: 10_000_000 })),
  )
  await promote(db, {
    id: 'full',
    type: PROMOTION_TYPE.fullReduction,
    skuNos: REDUCED.map(({ skuNo }) => skuNo),
    thresholdAmount: REDUCTION.threshold,
    reduceAmount: REDUCTION.reduce,
    endTime: NOON + 90 * DAY,
  })
  await askAsHouse(shop, 'rebates.add', {
    offerId: 'all',
    name: '全场返利',
    beginTime: NOON - DAY,
    endTime: NOON + 90 * DAY,
    rate: 2_777,
    firstRate: 3_333,
    targets: [
      { categoryCode: 'lamp' },
      { spuNo: 'spu-sku-1', rate: 333 },
      { skuNo: 'sku-2', rate: 4_444 },
      { skuNo: 'sku-3', rate: 0 },
    ],
  })
  const { setRules } = monthHands(shop)
  await setRules('withdrawals', { feeRate: 63, unreviewed: 5_000, tax: 'month' })
  return shop
}
