import { DAY } from '@hearth/domain'
import { customer } from '#demo/past-customer'
import { openPast } from '#demo/past-shop'
import type { Shop } from '#shop/shop'

/** The telephone of the demo shop's customer with a past. */
export const DEMO_CUSTOMER = '13900139000'

/**
 * Lets a customer have bought in the demo shop for two months: orders in every state, coupons used and run out, points,
 * an invoice, a return that was paid back, a repair that waits for its price to be paid, and a free trial. All by the
 * calls that shoppers and staff ask, at the moments it happened.
 * @param now epoch ms of today
 */
export async function livePast(shop: Shop, now: number): Promise<void> {
  const past = await openPast(shop)
  try {
    const hands = customer(past)
    const daysAgo = (days: number) => past.at(now - days * DAY)

    daysAgo(70)
    await past.logIn(DEMO_CUSTOMER)
    await hands.keepAddress()

    // Taken and never used.
    daysAgo(40)
    await past.logIn(DEMO_CUSTOMER)
    await past.ask('POST', '/api/coupons/v1', { couponBatchId: 'centre-postage' })

    // Received long ago with an invoice; one of two went back for its money.
    daysAgo(30)
    const lamps = await hands.received('150101', 2, { invoiceType: 1 })
    daysAgo(26)
    await hands.sendIn(lamps, { serviceType: 1, reason: 'unwanted' })

    daysAgo(20)
    const fan = await hands.received('160201', 1)
    daysAgo(16)
    const { orderId } = await hands.order('170301', 1)
    await past.ask('POST', `/api/orders/${orderId}/v2`, { reason: '规格选错了' })
    daysAgo(6)
    const repair = await hands.sendIn(fan, {
      serviceType: 3,
      reason: 'damaged',
      additionalDescription: '从柜子上掉下来，之后不再通电。',
    })
    await hands.quote(repair, [
      { name: '主板', price: 19_900 },
      { name: '维修工时', price: 6_000 },
    ])

    daysAgo(3)
    const speaker = await hands.paid('100401', 1)
    daysAgo(2)
    await hands.ship(speaker)
    await hands.track(speaker, '快件已到达【北京东城营业点】')

    // What runs since the shop was opened: the deposit of a pre-sale is paid, a product is on trial.
    past.at(now)
    await hands.paid('110301', 1)
    await hands.try('160101', 'trial-1')
    await hands.paid('100301', 1)
    await past.ask('POST', '/api/coupons/v1', { couponBatchId: 'centre-5' })
    await past.ops().points.give({ telephone: DEMO_CUSTOMER, unit: 'stars', pieces: 30, reason: '开业礼' })
    await hands.fillCart(['100104', '150505'])
    await past.run('events', 'events', 'refund', 'make invoices')
  } finally {
    await past.close()
  }
}
