import { DAY } from '@hearth/domain'
import { areaDemos } from '#demo/area-demos'
import { customer } from '#demo/past-customer'
import { openPast } from '#demo/past-shop'
import type { Shop } from '#shop/shop'
import type { PastMoment } from '#kernel/demo/past-customer'

/** The telephone of the demo shop's customer for whom `livePast` makes a history. */
export const DEMO_CUSTOMER = '13900139000'

/**
 * Makes two months of history for a customer of the demo shop: orders in every state, used and expired coupons, points,
 * an invoice, and what areas add, such as a refunded return, a repair with an unpaid quote and a free trial. Everything
 * is done by calls of shoppers and staff, at the moments it happened.
 * @param now epoch ms of today
 */
export async function livePast(shop: Shop, now: number): Promise<void> {
  const past = await openPast(shop)
  try {
    const hands = customer(past)
    const moments = [...areaDemos.flatMap((demo) => demo.past?.(hands) ?? []), ...ownMoments(hands)]
    for (const { daysAgo, live } of moments.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
      past.at(now - daysAgo * DAY)
      await live()
    }
    await past.run('events', 'events', 'refund', 'make invoices')
  } finally {
    await past.close()
  }
}

function ownMoments(hands: ReturnType<typeof customer>): PastMoment[] {
  const { past } = hands
  let speaker = ''
  return [
    {
      daysAgo: 70,
      async live() {
        await past.logIn(DEMO_CUSTOMER)
        await hands.keepAddress()
      },
    },
    {
      // A coupon that is taken and never used.
      daysAgo: 40,
      async live() {
        await past.logIn(DEMO_CUSTOMER)
        await past.ask('POST', '/api/coupons/v1', { couponBatchId: 'centre-postage' })
      },
    },
    {
      daysAgo: 16,
      async live() {
        const { orderId } = await hands.order('170301', 1)
        await past.ask('POST', `/api/orders/${orderId}/v2`, { reason: '规格选错了' })
      },
    },
    { daysAgo: 3, live: async () => void (speaker = await hands.paid('100401', 1)) },
    {
      daysAgo: 2,
      async live() {
        await hands.ship(speaker)
        await hands.track(speaker, '快件已到达【北京东城营业点】')
      },
    },
    {
      // Areas add actions for day 0 too. Those of the areas run before the actions below.
      daysAgo: 0,
      async live() {
        await hands.paid('100301', 1)
        await past.ask('POST', '/api/coupons/v1', { couponBatchId: 'centre-5' })
        await past.ops().points.give({ telephone: DEMO_CUSTOMER, unit: 'stars', pieces: 30, reason: '开业礼' })
        await hands.fillCart(['100104', '150505'])
      },
    },
  ]
}
