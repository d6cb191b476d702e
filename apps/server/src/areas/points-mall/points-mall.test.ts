import { DAY, ORDER_STATUS, REPLY_CODE, SERVICE_TYPE, USUAL_DELIVERY, USUAL_SERVICE_RULES } from '@hearth/domain'
import type {
  ExchangedProduct,
  IntegralOrderPage,
  IntegralProducts,
  Order,
  OrderDraft,
  PlacedOrder,
  Settlement,
  UserProfile,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { writeDeliveryRules } from '#areas/delivery/set-delivery-rules'
import { postJournal } from '#areas/ledger/post-journal'
import { shipOrder } from '#areas/orders/shipping/ship-order'
import type { Balances } from '#areas/points/balances'
import { GIVEN } from '#areas/points/journals'
import { endPoints } from '#areas/points/ending'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { draftOf, stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'
import { within } from '../../../test/work'

const AT_ONCE = 50

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [
    { skuNo: 'lamp', price: 20000, stock: 1000 },
    { skuNo: 'mug', price: 5000, stock: 100 },
  ])
  await sql`
    insert into points_product (id, sku_no, integral, stock, per_shopper)
    values ('mug-for-points', 'mug', 300, 50, 1), ('last-mug', 'mug', 100, 1, 5)`.execute(db)
}

const times = <One>(count: number, make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

let given = 0

shopOnEveryEngine('points', stock, (at) => {
  const db = () => at.shop.connection.db
  const give = (buyer: Buyer, unit: keyof Balances, amount: number, eventAt = NOON) =>
    within(db(), NOON, (work) =>
      postJournal(work, {
        source: { kind: GIVEN, id: `g${(given += 1)}` },
        entries: [
          { account: unit, owner: buyer.id, unit, amount },
          { account: 'pointsGiven', owner: '', unit, amount: -amount },
        ],
        eventAt,
      }),
    )
  const spend = (buyer: Buyer, amount: number) =>
    within(db(), NOON, (work) =>
      postJournal(work, {
        source: { kind: 'test', id: `s${(given += 1)}` },
        entries: [
          { account: 'points', owner: buyer.id, unit: 'points', amount: -amount },
          { account: 'pointsSpent', owner: '', unit: 'points', amount },
        ],
        eventAt: NOON,
      }),
    )
  const get = <Data>(buyer: Buyer, url: string) => at.shop.ask<Data>({ url, headers: buyer.headers })
  const profile = async (buyer: Buyer) => (await get<UserProfile>(buyer, '/api/platform/usercenter/v1/userinfo')).data!
  const settle = async (buyer: Buyer, query: string) =>
    (await get<Settlement>(buyer, `/api/cart/v1/settlement?${query}`)).data!
  const order = (buyer: Buyer, orderAmount: number, more: Partial<OrderDraft> = {}) =>
    at.shop.ask<PlacedOrder>({
      method: 'POST',
      url: '/api/orders/v1',
      headers: buyer.headers,
      payload: draftOf(buyer.addressId, [{ skuNo: 'lamp', itemQuantity: 1 }], orderAmount, more),
    })
  const exchange = (buyer: Buyer, productId: string, key?: string) =>
    at.shop.ask<ExchangedProduct>({
      method: 'POST',
      url: '/api/platform/integral/v1/product/exchange',
      headers: { ...buyer.headers, ...(key ? { 'idempotency-key': key } : {}) },
      payload: { productId, addressId: buyer.addressId },
    })
  const cancel = (buyer: Buyer, orderId: string) =>
    at.shop.ask({ method: 'POST', url: `/api/orders/${orderId}/v2`, headers: buyer.headers, payload: {} })
  const books = async () => {
    const faults = await checkBooks(db(), { lamp: 1000, mug: 100 })
    expect(faults).toEqual([])
  }

  it('pays with coins and stars as far as the shop takes them, and gives them back when the order is cancelled', async () => {
    const buyer = await at.shop.buyer()
    await give(buyer, 'gold', 5000)
    await give(buyer, 'stars', 30)
    const shown = await settle(buyer, 'skuNo=lamp')
    expect(shown.amounts).toMatchObject({ goldAmount: 2000, starAmount: 300, payAmount: 17700 })
    expect(shown.tenders).toEqual([
      { tender: 'gold', balance: 5000, mostPieces: 2000, pieces: 2000, mostAmount: 2000 },
      { tender: 'stars', balance: 30, mostPieces: 30, pieces: 30, mostAmount: 300 },
    ])
    expect(shown.earnedIntegral).toBe(177)
    expect(shown.priceDetails.reduce((sum, { fen }) => sum + fen, 0)).toBe(17700)
    expect((await settle(buyer, 'skuNo=lamp&useGold=false&useDuStar=false')).amounts.payAmount).toBe(20000)

    const { data: placed } = await order(buyer, 17700)
    expect(await profile(buyer)).toMatchObject({ gold: 3000, stars: 0 })
    const { data } = await get<{ order: Order }>(buyer, `/api/orders/${placed!.orderId}/v1`)
    expect(data!.order.amounts).toMatchObject({ goldAmount: 2000, starAmount: 300, payAmount: 17700 })
    expect(data!.order.priceDetails).toContainEqual({ skuNo: 'lamp', stage: 'gold', fen: -2000 })
    await cancel(buyer, placed!.orderId)
    expect(await profile(buyer)).toMatchObject({ gold: 5000, stars: 30 })
    await cancel(buyer, placed!.orderId)
    expect(await profile(buyer)).toMatchObject({ gold: 5000, stars: 30 })
    await books()
  })

  it('spends nothing that the shopper does not want to spend, and refuses an amount that has changed', async () => {
    const buyer = await at.shop.buyer()
    await give(buyer, 'gold', 100)
    expect(await order(buyer, 20000)).toMatchObject({ code: REPLY_CODE.priceChanged })
    expect((await order(buyer, 20000, { useGold: false })).code).toBe(0)
    expect(await profile(buyer)).toMatchObject({ gold: 100 })
  })

  it('gives points and coins for the paid amount once the order is received, and once', async () => {
    const buyer = await at.shop.buyer()
    const { data: placed } = await order(buyer, 20000)
    const started = await at.shop.startPayment(buyer, placed!.orderId)
    await at.shop.press(started, 'pay')
    await at.shop.run('deliver')
    await within(db(), at.shop.ports.clock(), (work) =>
      shipOrder(work, placed!.orderId, { companyName: '顺丰速运', trackingNumber: 'SF1' }),
    )
    for (let twice = 0; twice < 2; twice += 1)
      await at.shop.ask({
        method: 'PUT',
        url: `/api/orders/${placed!.orderId}/confirm/v1`,
        headers: buyer.headers,
        payload: {},
      })
    await at.shop.run('events')
    expect(await profile(buyer)).toMatchObject({
      integral: 0,
      integralHeld: 200,
      gold: 0,
      goldHeld: 200,
      stars: 0,
      couponCount: 0,
    })
    at.shop.wait(USUAL_SERVICE_RULES.refundDays * DAY)
    const free = await profile(buyer)
    expect(free).toMatchObject({ integral: 200, gold: 200 })
    expect(free).not.toHaveProperty('integralHeld')
    await books()
  })

  it('spends nothing that an order earned while it may be returned, or is on its way back', async () => {
    const buyer = await at.shop.buyer()
    const hands = serviceHands(() => at.shop)
    const { orderId } = await hands.received(buyer, [{ skuNo: 'lamp', itemQuantity: 2 }], 40_000)
    await give(buyer, 'points', 10)
    expect(await exchange(buyer, 'mug-for-points')).toMatchObject({
      code: REPLY_CODE.overLimit,
      message: '积分不足，还差 290 积分',
    })
    expect((await settle(buyer, 'skuNo=lamp')).tenders).toEqual([])
    const [line] = await hands.items(buyer, orderId)
    const { data } = await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'lamp' })
    at.shop.wait(USUAL_SERVICE_RULES.refundDays * DAY)
    expect(await profile(buyer)).toMatchObject({ integral: 10, integralHeld: 400 })
    await hands.withdraw(buyer, data!.afterSaleOrderId)
    expect(await profile(buyer)).toMatchObject({ integral: 410, gold: 400 })
    expect((await settle(buyer, 'skuNo=lamp')).tenders).toMatchObject([{ tender: 'gold', balance: 400 }])
    expect((await exchange(buyer, 'mug-for-points')).code).toBe(0)
    await books()
  })

  it('spends nothing that an order earned while the shop decides on an exchange', async () => {
    const buyer = await at.shop.buyer()
    const hands = serviceHands(() => at.shop)
    const { orderId } = await hands.received(buyer, [{ skuNo: 'lamp', itemQuantity: 2 }], 40_000)
    const [line] = await hands.items(buyer, orderId)
    const wish = { orderItemId: line!.orderItemId, skuNo: 'lamp', serviceType: SERVICE_TYPE.exchange }
    const { data } = await hands.apply(buyer, { ...wish, reason: 'other-kind' })
    await hands.deed(data!.afterSaleOrderId, 'agree', { withReturn: false })
    at.shop.wait(USUAL_SERVICE_RULES.refundDays * DAY)
    expect(await profile(buyer)).toMatchObject({ integral: 0, integralHeld: 400 })
    await hands.deed(data!.afterSaleOrderId, 'refund')
    expect(await profile(buyer)).toMatchObject({ integral: 200, gold: 200 })
    await books()
  })

  it('exchanges points for a product, shows the order, and gives both back when the shop cancels it', async () => {
    const buyer = await at.shop.buyer()
    expect(await exchange(buyer, 'mug-for-points')).toMatchObject({ code: REPLY_CODE.overLimit, field: 'productId' })
    await give(buyer, 'points', 1000)
    const shown = await get<IntegralProducts>(buyer, '/api/platform/integral/v1/product')
    expect(shown.data).toMatchObject({
      integral: 1000,
      result: [{ productId: 'last-mug' }, { productId: 'mug-for-points', integral: 300 }],
    })
    const { data } = await exchange(buyer, 'mug-for-points', 'once')
    expect(data?.integral).toBe(700)
    expect((await exchange(buyer, 'mug-for-points', 'once')).data).toEqual(data)
    expect(await exchange(buyer, 'mug-for-points', 'again')).toMatchObject({ code: REPLY_CODE.overLimit })
    expect(await exchange(await at.shop.buyer(), 'nothing')).toMatchObject({ code: REPLY_CODE.notFound })
    const orders = await get<IntegralOrderPage>(buyer, '/api/platform/integral/personal/orders/v1')
    expect(orders.data).toMatchObject({ totalCount: 1, result: [{ orderId: data!.orderId, integral: 300 }] })
    const { data: seen } = await get<{ order: Order }>(buyer, `/api/orders/${data!.orderId}/v1`)
    expect(seen?.order).toMatchObject({ orderStatus: ORDER_STATUS.paid, amounts: { payAmount: 0, freightAmount: 0 } })
    const { refundOrder } = await import('#areas/orders/refunds/refund-order')
    await within(db(), NOON, (work) => refundOrder(work, data!.orderId, '缺货'))
    expect((await profile(buyer)).integral).toBe(1000)
    await books()
  })

  it('exchanges points for a code wherever its shopper lives, and for a mug where the shop delivers', async () => {
    await stockShelf(db(), [{ skuNo: 'card', price: 3000 }])
    await sql`update sku set by_code = true where sku_no = 'card'`.execute(db())
    await sql`
      insert into points_product (id, sku_no, integral, stock, per_shopper)
      values ('card-for-points', 'card', 100, 5, 1)`.execute(db())
    await writeDeliveryRules(db(), { ...USUAL_DELIVERY, areas: [{ areaCode: '110105', deliverable: false }] })
    try {
      const buyer = await at.shop.buyer()
      await give(buyer, 'points', 1000)
      expect((await exchange(buyer, 'mug-for-points')).code).toBe(REPLY_CODE.badInput)
      expect((await exchange(buyer, 'card-for-points')).data).toMatchObject({ integral: 900 })
    } finally {
      await writeDeliveryRules(db(), USUAL_DELIVERY)
    }
    await books()
  })

  it('takes as many points and coins as there are, and no more, with fifty orders sent at once', async () => {
    const buyer = await at.shop.buyer()
    await give(buyer, 'points', 2250)
    await sql`
      insert into points_product (id, sku_no, integral, stock, per_shopper)
      values ('many-mugs', 'mug', 300, 40, 60)`.execute(db())
    const replies = await times(AT_ONCE, () => exchange(buyer, 'many-mugs'))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(7)
    expect(replies.filter(({ code }) => code === REPLY_CODE.overLimit)).toHaveLength(AT_ONCE - 7)
    // Each of the seven replies contains the points that were left after its exchange, so all seven differ.
    expect(replies.flatMap(({ data }) => data?.integral ?? []).toSorted((one, other) => one - other)).toEqual([
      150, 450, 750, 1050, 1350, 1650, 1950,
    ])
    await give(buyer, 'gold', 3000)
    const bought = await times(AT_ONCE, () => order(buyer, 18000))
    expect(bought.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await profile(buyer)).toMatchObject({ gold: 1000, integral: 150 })
    await books()
  })

  it('exchanges the last piece once when fifty shoppers ask at once', async () => {
    const buyers = await times(AT_ONCE, async () => {
      const buyer = await at.shop.buyer()
      await give(buyer, 'points', 100)
      return buyer
    })
    const replies = await Promise.all(buyers.map((buyer) => exchange(buyer, 'last-mug')))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([0, REPLY_CODE.soldOut]))
    await books()
  })

  it('ends points with the year after they were earned, spends the oldest first, and says so before', async () => {
    const buyer = await at.shop.buyer()
    const before = NOON - 2 * 366 * DAY
    await give(buyer, 'points', 500, before)
    await give(buyer, 'points', 400, NOON - 366 * DAY)
    // The shopper spends these points before any of their points expire.
    await spend(buyer, 300)
    // Expired points can't be spent, even before the job has removed them.
    expect(await profile(buyer)).toMatchObject({ integral: 400, integralEnding: 400 })
    expect(await within(db(), NOON, endPoints)).toBe(1)
    expect(await within(db(), NOON, endPoints)).toBe(0)
    const left = await profile(buyer)
    expect(left).toMatchObject({ integral: 400, integralEnding: 400 })
    expect(left.integralEndTime).toBeGreaterThan(NOON)
    await books()
  })

  it('refuses to exchange expired points before the job that ends them has run', async () => {
    const buyer = await at.shop.buyer()
    await give(buyer, 'points', 500, NOON - 2 * 366 * DAY)
    await give(buyer, 'points', 200)
    expect(await exchange(buyer, 'mug-for-points')).toMatchObject({ message: '积分不足，还差 100 积分' })
    await give(buyer, 'points', 200)
    expect((await exchange(buyer, 'mug-for-points')).data?.integral).toBe(100)
    expect(await profile(buyer)).toMatchObject({ integral: 100 })
    await books()
  })
})
