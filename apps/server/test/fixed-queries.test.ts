import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postJournal } from '#areas/ledger/post-journal'
import { GIVEN } from '#areas/points/journals'
import { NOON } from './noon'
import { openOrderingShop, type Buyer, type OrderingShop } from './ordering-shop'
import { sentStatements } from './sent-statements'
import { bundle, giveAddress, promote, stockShelf } from './shelf'
import { within } from './work'

const SKUS = Array.from({ length: 40 }, (_, n) => `sku-${n}`)

/**
 * Calls, each with the maximum number of statements that it may send, however much data a shopper has. `same`: the
 * reply does not grow with the data.
 */
const CALLS: Readonly<Record<string, { url: string; most: number; same?: true }>> = {
  'a page of orders': { url: '/api/orders/v1?count=20', most: 3 },
  'orders that are found by words': { url: '/api/orders/v1?count=20&keyword=灯', most: 3 },
  'a cart': { url: '/api/cart/v4', most: 4 },
  'the count of a cart': { url: '/api/cart/count/v1', most: 1, same: true },
  'a checkout': { url: '/api/cart/v1/settlement', most: 4 },
  'a checkout of one product': { url: '/api/cart/v1/settlement?skuNo=sku-0&itemQuantity=1', most: 4, same: true },
  'what can be asked of after-sale service': { url: '/api/platform/orders/v1/items/service?count=20', most: 4 },
  'a page of after-sale requests': { url: '/api/platform/afterSales/v1?count=20', most: 4 },
  coupons: { url: '/api/coupons/v1', most: 4 },
  'the coupon centre': { url: '/api/coupons/sku/v1?skuNo=sku-0', most: 4, same: true },
  addresses: { url: '/api/platform/address/v1', most: 3 },
  'orders for points': { url: '/api/platform/integral/personal/orders/v1', most: 3 },
  'the points mall': { url: '/api/platform/integral/v1/product', most: 3, same: true },
  'the account': { url: '/api/platform/usercenter/v1/userinfo', most: 4, same: true },
}

describe('queries for a shopper with much data', () => {
  let shop: OrderingShop
  let little: Buyer
  let much: Buyer
  beforeAll(async () => {
    shop = await openOrderingShop({ embedded: true })
    const { db } = shop.connection
    await stockShelf(
      db,
      SKUS.map((skuNo) => ({ skuNo, stock: 1000 })),
    )
    await promote(db, { id: 'p-full', type: 1001, skuNos: SKUS, thresholdAmount: 30_000, reduceAmount: 1000 })
    await promote(db, { id: 'p-gift', type: 205, skuNos: SKUS.slice(0, 5), giftSkuNo: 'sku-39' })
    await bundle(db, { id: 'p-set', kind: 'comboBuy', price: 15_000, skus: [{ skuNo: 'sku-0' }, { skuNo: 'sku-38' }] })
    await sql`
      insert into coupon_batch (id, name, discount_type, coupon_value, begin_time, end_time, source, per_shopper)
      select 'b' || n, 'b' || n, 1, 100, ${NOON - DAY}, ${NOON + DAY}, 'centre', 5
      from generate_series(1, 20) as n`.execute(db)
    await sql`
      insert into points_product (id, sku_no, integral, stock, per_shopper)
      select 'i' || n, 'sku-' || n, 10, 10, 5 from generate_series(1, 20) as n`.execute(db)
    little = await shop.buyer()
    much = await shop.buyer()
    await fill(little, 1)
    await fill(much, 12)
  })
  afterAll(() => shop.close())

  /** Gives a shopper this many of everything, by calls of the shop. */
  async function fill(buyer: Buyer, count: number): Promise<void> {
    const { db } = shop.connection
    const ask = async (method: 'POST' | 'PUT', url: string, payload: object) => {
      const reply = await shop.ask({ method, url, headers: buyer.headers, payload })
      if (reply.code !== 0) throw new Error(`${url}: ${reply.message}`)
    }
    await within(db, NOON, (work) =>
      postJournal(work, {
        source: { kind: GIVEN, id: `fill-${buyer.id}` },
        entries: [
          { account: 'points', owner: buyer.id, unit: 'points', amount: 1000 },
          { account: 'pointsGiven', owner: '', unit: 'points', amount: -1000 },
        ],
        eventAt: NOON,
      }),
    )
    for (let n = 0; n < count; n += 1) {
      await giveAddress(db, buyer.id)
      await ask('POST', '/api/coupons/v1', { couponBatchId: `b${n + 1}` })
      const { orderId } = await shop.buy(buyer, [{ skuNo: `sku-${n + 5}`, itemQuantity: 1 }], 10_000)
      // Each order is paid, because a shopper may not have more than ten unpaid orders.
      await shop.press(await shop.startPayment(buyer, orderId), 'pay')
      await shop.run('deliver')
      await ask('POST', '/api/platform/integral/v1/product/exchange', {
        productId: `i${n + 1}`,
        addressId: buyer.addressId,
      })
    }
    const { rows } = await sql<{ id: string; skuNo: string }>`
      select item.id, sku_no as "skuNo" from order_item item join orders on orders.id = order_id
      where shopper_id = ${buyer.id} and pay_amount > 0`.execute(db)
    for (const { id, skuNo } of rows)
      await ask('POST', '/api/platform/afterSales/v1', {
        serviceType: 1,
        orderItemId: id,
        skuNo,
        reason: 'unwanted',
        itemQuantity: 1,
      })
    const items = SKUS.slice(0, count === 1 ? 1 : 40).map((skuNo) => ({ skuNo, itemQuantity: 1 }))
    await ask('PUT', '/api/cart/v1', { operation: 'add', items })
  }

  it.each(Object.entries(CALLS))(
    '%s takes as many statements as for a shopper with little data',
    async (_, { url, most, same }) => {
      const count = async ({ headers }: Buyer) => {
        let size = 0
        // Each call is made once before it is measured, since the first call fills the caches of the process.
        await shop.ask({ url, headers })
        const sent = await sentStatements(async () => {
          const reply = await shop.ask({ url, headers })
          expect(reply.code).toBe(0)
          size = JSON.stringify(reply.data).length
        })
        return { statements: sent.length, size }
      }
      const [few, many] = [await count(little), await count(much)]
      expect(many.statements).toBe(few.statements)
      expect(many.statements).toBeLessThanOrEqual(most)
      if (!same) expect(many.size).toBeGreaterThan(few.size * 2)
    },
  )
})
