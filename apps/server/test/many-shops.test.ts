import { ORDER_STATUS, UNPAID_LIFETIME } from '@hearth/domain'
import type { LoggedIn, OrderDetail, OrderPage, SentLoginCode } from '@hearth/sdk/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SESSION_HEADER } from '#kernel/sessions/sessions'
import { openOrderingShop, type OrderingShop } from './ordering-shop'
import { seededRandom } from './seeded-random'
import { giveAddress, stockShelf } from './shelf'

const TELEPHONE = '13800138000'
const HOUR = 3_600_000

/**
 * Lets a day of a shop pass, with a login, a paid order and an unpaid order that expires. Returns what can be seen from
 * outside.
 */
async function live(shop: OrderingShop, hoursLate: number) {
  shop.wait(hoursLate * HOUR)
  const { data: sent } = await shop.ask<SentLoginCode>({
    method: 'POST',
    url: '/api/passport/v1/code',
    payload: { telephone: TELEPHONE },
  })
  const code = shop.codes.get(TELEPHONE)!
  const { data: login } = await shop.ask<LoggedIn>({
    method: 'POST',
    url: '/api/passport/v1/login',
    payload: { telephone: TELEPHONE, ticket: sent!.ticket, code, session: 'token' },
  })
  const headers = { [SESSION_HEADER]: login!.sessionToken! }
  const { id } = await shop.connection.db.selectFrom('shopper').select('id').executeTakeFirstOrThrow()
  const buyer = { id, headers, addressId: await giveAddress(shop.connection.db, id) }
  const one = [{ skuNo: 'lamp', itemQuantity: 1 }]
  const paid = await shop.buy(buyer, one, 10000)
  await shop.press(await shop.startPayment(buyer, paid.orderId), 'pay')
  await shop.run('deliver')
  const left = await shop.buy(buyer, one, 10000)
  shop.wait(UNPAID_LIFETIME + 1)
  await shop.run('expire')
  const statusOf = async (orderId: string) =>
    (await shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers })).data?.order.orderStatus
  const { data: list } = await shop.ask<OrderPage>({ url: '/api/orders/v1?count=10', headers })
  return {
    secrets: [sent!.ticket, code, login!.sessionToken],
    shopperId: id,
    orders: list!.order.result.map(({ orderId }) => orderId),
    statuses: [await statusOf(paid.orderId), await statusOf(left.orderId)],
    time: shop.ports.clock(),
  }
}

describe('ten shops in one process', () => {
  const seeds = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]
  let shops: OrderingShop[]
  beforeAll(async () => {
    shops = await Promise.all(
      seeds.map((seed) => openOrderingShop(undefined, undefined, { random: seededRandom(seed) })),
    )
    await Promise.all(shops.map((shop) => stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 10 }])))
  })
  afterAll(() => Promise.all(shops.map((shop) => shop.close())))

  it('run through a day side by side, each by its own clock, and shops with one seed have the same day', async () => {
    const days = await Promise.all(shops.map((shop, at) => live(shop, at % 5)))
    for (const [at, day] of days.entries()) {
      expect(day.statuses).toEqual([ORDER_STATUS.paid, ORDER_STATUS.cancelled])
      expect(day.orders).toHaveLength(2)
      expect(day.time).toBe(days[0]!.time + (at % 5) * HOUR)
    }
    expect(days.slice(5)).toEqual(days.slice(0, 5))
    expect(new Set(days.map(({ secrets }) => secrets.join())).size).toBe(5)
    expect(new Set(days.flatMap(({ orders }) => orders)).size).toBe(10)
  })
})
