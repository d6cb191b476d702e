import { REPLY_CODE } from '@hearth/domain'
import type { PurchaseReport } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { AdvertisedPurchase } from '#ports/advertiser'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { serviceHands } from '../../../test/served-shop'

const STOCK = { lamp: 1000 }
const stock = ({ connection: { db } }: OrderingShop) =>
  stockShelf(db, [{ skuNo: 'lamp', price: 20_000, stock: STOCK.lamp }])
const lamp = [{ skuNo: 'lamp', itemQuantity: 1 }]
const origin = { utm_source: 'gdt', utm_campaign: 'double-eleven', utm_term: 'https://shop.example/?bd_vid=7' }

shopOnAnEngine('a purchase that an advertisement led to', stock, (at) => {
  const hands = serviceHands(() => at.shop)
  let told: { purchase: AdvertisedPurchase; key: string }[] = []
  beforeEach(() => {
    told = []
    at.shop.ports.advertiser = {
      purchased: async (purchase, key) => void told.push({ purchase, key }),
    }
  })
  const report = (buyer: Buyer, orderId: string) =>
    hands.ask<PurchaseReport>(buyer, 'GET', `/api/platform/ocpm/tencent/v1/purchase/${orderId}`)

  it('is reported once it is paid, once, however often it is asked', async () => {
    const buyer = await at.shop.buyer()
    const unpaid = await at.shop.buy(buyer, lamp, 20_000, { origin, useGold: false })
    expect((await report(buyer, unpaid.orderId)).data).toEqual({ reported: false })
    const { orderId } = await hands.paid(buyer, lamp, 20_000, { origin })
    const answers = await Promise.all(Array.from({ length: 50 }, () => report(buyer, orderId)))
    expect(answers.filter(({ data }) => data?.reported)).toHaveLength(1)
    expect(answers.every(({ code }) => code === 0)).toBe(true)
    await at.shop.run('events')
    await at.shop.run('events')
    expect(told).toEqual([
      {
        purchase: { orderId, amount: 20_000, paidAt: expect.any(Number), origin },
        key: expect.stringContaining(orderId),
      },
    ])
    expect(await checkBooks(at.shop.connection.db, STOCK)).toEqual([])
  })

  it('is reported again under the same key when the advertiser failed', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.paid(buyer, lamp, 20_000, { origin })
    const keys: string[] = []
    at.shop.ports.advertiser = {
      purchased(_, key) {
        keys.push(key)
        return keys.length === 1 ? Promise.reject(new Error('busy')) : Promise.resolve()
      },
    }
    await report(buyer, orderId)
    await at.shop.run('events').catch(() => undefined)
    at.shop.wait(2000)
    await at.shop.run('events')
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('is neither reported nor kept when no paid advertisement led here', async () => {
    const buyer = await at.shop.buyer()
    for (const other of [undefined, { utm_source: 'mail' }, {}]) {
      const { orderId } = await hands.paid(buyer, lamp, 20_000, other && { origin: other })
      expect((await report(buyer, orderId)).data).toEqual({ reported: false })
      expect(await at.shop.number(sql`select count(origin) as n from orders where id = ${orderId}`)).toBe(0)
    }
    await at.shop.run('events')
    expect(told).toEqual([])
  })

  it('is not reported for a cancelled order, nor by another shopper', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.paid(buyer, lamp, 20_000, { origin })
    const other = await at.shop.buyer()
    const answer = await report(other, orderId)
    expect(answer).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await report(other, 'nothing')).toMatchObject({ code: REPLY_CODE.notFound, message: answer.message })
    await hands.refund(orderId)
    expect((await report(buyer, orderId)).data).toEqual({ reported: false })
    expect((await at.shop.ask({ url: `/api/platform/ocpm/tencent/v1/purchase/${orderId}` })).code).toBe(
      REPLY_CODE.loginNeeded,
    )
  })
})
