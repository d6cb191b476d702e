import {
  campaignOf,
  cartProducts,
  countCart,
  DAY,
  ORDER_STATUS,
  PAYMENT_STATUS,
  PRODUCT_STATUS,
  PROMOTION_TYPE,
  REPLY_CODE,
} from '@hearth/domain'
import type {
  Cart,
  CrowdFunding,
  Order,
  OrderDetail,
  OperLogs,
  PlacedOrder,
  Promotion,
  Settlement,
  SpuSkus,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { draftOf, giveCoupon, promote, stockShelf } from '../../../test/shelf'
import { serviceHands } from '../../../test/served-shop'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { within } from '../../../test/work'
import { refundOrder } from '#areas/orders/refunds/refund-order'
import { shipOrder } from '#areas/orders/shipping/ship-order'

const HOUR = 3_600_000

/**
 * Lamps for 200 yuan, crowd-funded for 100 yuan. Each lamp has a crowd-funding of its own, which ends on another day.
 */
const LAMPS = { told: 1, alone: 2, taken: 3, reached: 4, failed: 5, late: 6, shop: 7, mixed: 8, few: 9 } as const
type Lamp = keyof typeof LAMPS

async function stock({ connection: { db } }: OrderingShop) {
  const all = Object.entries(LAMPS) as [Lamp, number][]
  await stockShelf(db, [...all.map(([skuNo]) => ({ skuNo, price: 20_000 })), { skuNo: 'plug' }])
  for (const [skuNo, day] of all)
    await promote(db, {
      id: `fund-${skuNo}`,
      type: PROMOTION_TYPE.crowdFunding,
      skuNos: [skuNo],
      price: 10_000,
      stock: skuNo === 'mixed' ? 11 : 10,
      limit: 4,
      endTime: NOON + day * DAY,
      goal: skuNo === 'mixed' ? { amount: 25_000 } : { pieces: 3 },
    })
}

shopOnAnEngine('a crowd-funding', stock, (at) => {
  const db = () => at.shop.connection.db
  const now = () => at.shop.ports.clock()
  const hands = serviceHands(() => at.shop)
  const settle = ({ headers }: Buyer, query: string) =>
    at.shop.ask<Settlement>({ url: `/api/cart/v1/settlement?${query}`, headers })
  const add = (headers: Record<string, string>, skuNo: string, itemQuantity = 1, promotionId = `fund-${skuNo}`) =>
    at.shop.ask<Cart>({
      method: 'PUT',
      url: '/api/cart/crowdFunding/v1',
      headers,
      payload: { skuNo, itemQuantity, promotionId },
    })
  const change = ({ headers }: Buyer, items: { skuNo: string; itemQuantity: number }[]) =>
    at.shop.ask<Cart>({ method: 'PUT', url: '/api/cart/v1', headers, payload: { operation: 'add', items } })
  const place = ({ headers, addressId }: Buyer, skuNo: Lamp, pieces = 1, more = {}) =>
    at.shop.ask<PlacedOrder>({
      method: 'POST',
      url: '/api/orders/v1',
      headers,
      payload: draftOf(addressId, [{ skuNo, itemQuantity: pieces }], 10_000 * pieces, more),
    })
  const pay = async (buyer: Buyer, orderId: string) => {
    await at.shop.press(await at.shop.startPayment(buyer, orderId), 'pay')
    await at.shop.run('deliver')
  }
  const supported = async (skuNo: Lamp, pieces = 1) => {
    const buyer = await at.shop.buyer()
    const { data } = await place(buyer, skuNo, pieces)
    await pay(buyer, data!.orderId)
    return { buyer, orderId: data!.orderId }
  }
  const read = async ({ headers }: Buyer, orderId: string): Promise<Order> =>
    (await at.shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers })).data!.order
  const cancel = ({ headers }: Buyer, orderId: string) =>
    at.shop.ask({ method: 'POST', url: `/api/orders/${orderId}/v2`, headers, payload: {} })
  const logsOf = async ({ headers }: Buyer, orderId: string) =>
    (await at.shop.ask<OperLogs>({ url: `/api/orders/${orderId}/logs/v1`, headers })).data?.operLogs
  const tierOf = async (skuNo: Lamp): Promise<Promotion | undefined> => {
    const { data } = await at.shop.ask<SpuSkus[]>(`/api/products/spu_skus/v3?spuNo=spu-${skuNo}`)
    return data?.[0]?.skus[0]?.promotions[0]
  }
  const told = async (skuNo: Lamp): Promise<CrowdFunding | undefined> => {
    const tier = await tierOf(skuNo)
    return tier && campaignOf(tier, 'crowdFunding')
  }
  const left = async (skuNo: Lamp) => {
    const { rows } = await sql<{ shelf: number; tier: number }>`
      select sku.stock as shelf, promotion_sku.stock as tier from sku
      join promotion_sku using (sku_no)
      where sku_no = ${skuNo}`.execute(db())
    return rows[0]!
  }
  const ship = (orderId: string) =>
    within(db(), now(), (work) => shipOrder(work, orderId, { companyName: '顺丰', trackingNumber: 'SF1' }))
  const end = () => at.shop.run('end crowd-fundings')
  /** Moves the clock to a time, which must not be earlier than the clock. */
  const goTo = (time: number) => at.shop.wait(Math.max(0, time - now()))
  const books = () =>
    checkBooks(db(), { ...Object.fromEntries(Object.keys(LAMPS).map((one) => [one, 100])), plug: 100 })

  it('shows visitors the goal and the progress on its product, and is found by its type', async () => {
    expect(await told('told')).toEqual({
      kind: 'crowdFunding',
      state: 'running',
      goalPieces: 3,
      pieces: 0,
      amount: 0,
      supports: 0,
      endTime: NOON + DAY,
    })
    const { data } = await at.shop.ask<{ result: { promotionId: string; campaign?: object }[] }>(
      '/api/platform/promotions/v1/bytype?promotionType=113',
    )
    expect(data?.result.find(({ promotionId }) => promotionId === 'fund-mixed')?.campaign).toMatchObject({
      goalAmount: 25_000,
    })
  })

  it('shows how many pieces of a tier are left once there are ten or fewer, and that there are none', async () => {
    expect(await tierOf('mixed')).not.toHaveProperty('surplus')
    const { buyer, orderId } = await supported('few', 2)
    expect(await tierOf('few')).toMatchObject({ surplus: 8, promotionInventoryStatus: 1 })
    const tierHas = (stock: number) => sql`update promotion_sku set stock = ${stock} where sku_no = 'few'`.execute(db())
    await tierHas(0)
    await at.shop.wait(2000)
    expect(await tierOf('few')).toMatchObject({ surplus: 0, promotionInventoryStatus: 0 })
    await tierHas(8)
    expect(await cancel(buyer, orderId)).toMatchObject({ code: 0 })
    await at.shop.run('refund')
  })

  it('cannot be put into the cart by any call, and says where it is supported', async () => {
    const buyer = await at.shop.buyer()
    const refused = { code: REPLY_CODE.badInput, message: '众筹商品请到众筹页支持，不能加入购物车' }
    expect(await add(buyer.headers, 'told', 2)).toMatchObject(refused)
    expect(await change(buyer, [{ skuNo: 'told', itemQuantity: 1 }])).toMatchObject(refused)
    expect(await add(buyer.headers, 'plug')).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await add({}, 'told')).toMatchObject({ code: REPLY_CODE.loginNeeded })
    const cart = await at.shop.ask<Cart>({ url: '/api/cart/v4', headers: buyer.headers })
    expect(cart.data).toMatchObject({ promotionGroups: [] })
  })

  it('left in a cart from earlier is shown with its campaign, and blocks no other product at checkout', async () => {
    const buyer = await at.shop.buyer()
    await sql`
      insert into cart_line (id, shopper_id, sku_no, quantity, checked, created_at)
      values ('kept-lamp', ${buyer.id}, 'told', 1, true, ${now()})`.execute(db())
    const { data } = await change(buyer, [{ skuNo: 'plug', itemQuantity: 1 }])
    const lines = cartProducts(data!)
    expect(lines.find(({ skuNo }) => skuNo === 'told')).toMatchObject({
      price: 10_000,
      productStatus: PRODUCT_STATUS.soldElsewhere,
      soldBy: { promotionId: 'fund-told', promotionType: PROMOTION_TYPE.crowdFunding },
    })
    expect(countCart(data!)).toEqual({ totalCount: 2, checkedCount: 1, checkedAll: true })
    const { data: settled } = await settle(buyer, '')
    expect(cartProducts(settled!).map(({ skuNo }) => skuNo)).toEqual(['plug'])
    const payload = { ...draftOf(buyer.addressId, [], settled!.amounts.payAmount), products: undefined }
    const placed = await at.shop.ask({ method: 'POST', url: '/api/orders/v1', headers: buyer.headers, payload })
    expect(placed).toMatchObject({ code: 0 })
    const after = await at.shop.ask<Cart>({ url: '/api/cart/v4', headers: buyer.headers })
    expect(cartProducts(after.data!).map(({ skuNo }) => skuNo)).toEqual(['told'])
  })

  it('is ordered alone, without coupons, and says at checkout what the order waits for', async () => {
    const buyer = await at.shop.buyer()
    await giveCoupon(db(), buyer.id, { value: 1000 })
    expect((await settle(buyer, 'skuNo=alone&itemQuantity=2')).data).toMatchObject({
      amounts: { productAmount: 20_000, couponAmount: 0, payAmount: 20_000 },
      coupons: [{ usable: false }],
      campaign: { state: 'running', goalPieces: 3, endTime: NOON + 2 * DAY },
    })
    const products = [
      { skuNo: 'alone', itemQuantity: 1 },
      { skuNo: 'plug', itemQuantity: 1 },
    ]
    const payload = draftOf(buyer.addressId, products, 20_000)
    expect(await at.shop.ask({ method: 'POST', url: '/api/orders/v1', headers: buyer.headers, payload })).toMatchObject(
      {
        code: REPLY_CODE.badInput,
      },
    )
  })

  it('takes a piece from the shelf and from its tier, and holds the paid order', async () => {
    const { buyer, orderId } = await supported('taken', 2)
    expect(await left('taken')).toEqual({ shelf: 98, tier: 8 })
    expect(await told('taken')).toMatchObject({ state: 'running', pieces: 2, amount: 20_000, supports: 1 })
    expect(await read(buyer, orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.paid,
      campaign: { promotionId: 'fund-taken', state: 'running', goalPieces: 3, pieces: 2 },
    })
    expect((await logsOf(buyer, orderId))?.map(({ detail }) => detail).join()).toContain('众筹达成后为您发货')
    await expect(ship(orderId)).rejects.toMatchObject({ code: REPLY_CODE.wrongState })
    const [line] = await hands.items(buyer, orderId)
    expect(line).toMatchObject({ serviceTypes: [], refusedReason: '众筹尚未达成，可以直接取消订单，全额退款' })
    expect(await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'taken' })).toMatchObject({
      code: REPLY_CODE.wrongState,
    })
    expect(await books()).toEqual([])
  })

  it('refunds in full, once, a shopper who cancels before the goal is reached', async () => {
    const { buyer, orderId } = await supported('taken', 2)
    expect(await told('taken')).toMatchObject({ state: 'reached', pieces: 4 })
    expect(await cancel(buyer, orderId)).toMatchObject({ code: REPLY_CODE.wrongState })
    const other = await supported('told', 2)
    expect(await cancel(other.buyer, other.orderId)).toMatchObject({ code: 0 })
    expect(await cancel(other.buyer, other.orderId)).toMatchObject({ code: REPLY_CODE.wrongState })
    expect(await told('told')).toMatchObject({ state: 'running', pieces: 0, amount: 0, supports: 0 })
    expect(await left('told')).toEqual({ shelf: 100, tier: 10 })
    await at.shop.run('refund')
    expect(await read(other.buyer, other.orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.cancelled,
      paymentStatus: PAYMENT_STATUS.refunded,
      cancelReason: '您取消了订单',
    })
    expect(await cancel(buyer, other.orderId)).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await books()).toEqual([])
  })

  it('releases all its orders once a payment reaches the goal, and tells their shoppers', async () => {
    const [one, two] = [await supported('reached', 1), await supported('reached', 1)]
    const three = await supported('reached', 1)
    expect(await told('reached')).toMatchObject({ state: 'reached', pieces: 3 })
    await end()
    expect(await told('reached')).toMatchObject({ state: 'released' })
    for (const { buyer, orderId } of [one, two, three]) {
      expect((await read(buyer, orderId)).campaign).toMatchObject({ state: 'released' })
      expect((await logsOf(buyer, orderId))?.map(({ title }) => title)).toContain('众筹成功')
    }
    await at.shop.run('events', 'events', 'events')
    const overs = at.shop.messages.filter((message) => message.kind === 'crowdFundingOver')
    expect(overs).toEqual(
      expect.arrayContaining(
        [one, two, three].map(({ orderId }) => expect.objectContaining({ orderId, reached: true })),
      ),
    )
    await ship(one.orderId)
    // The crowd-funding goes on until its end, and later payments are not held.
    const more = await supported('reached', 2)
    expect(await told('reached')).toMatchObject({ state: 'released', pieces: 5 })
    await ship(more.orderId)
    expect(await books()).toEqual([])
  })

  it('counts an amount where its goal is one', async () => {
    await supported('mixed', 2)
    expect(await told('mixed')).toMatchObject({ state: 'running', amount: 20_000 })
    await supported('mixed', 1)
    expect(await told('mixed')).toMatchObject({ state: 'reached', amount: 30_000 })
  })

  it('loses the pieces that staff refund, and still stays reached', async () => {
    const one = await supported('shop', 3)
    await end()
    await within(db(), now(), (work) => refundOrder(work, one.orderId, '缺货'))
    expect(await told('shop')).toMatchObject({ state: 'released', pieces: 0, supports: 0 })
    expect(await books()).toEqual([])
  })

  it('sells one shopper, and all shoppers, no more than its tier has', async () => {
    const buyer = await at.shop.buyer()
    expect(await place(buyer, 'few', 5)).toMatchObject({ code: REPLY_CODE.overLimit })
    for (const pieces of [4, 4]) await place(await at.shop.buyer(), 'few', pieces)
    expect(await place(buyer, 'few', 4)).toMatchObject({ code: REPLY_CODE.soldOut })
    await place(await at.shop.buyer(), 'few', 2)
    expect(await add(buyer.headers, 'few')).toMatchObject({ code: REPLY_CODE.soldOut })
  })

  it('that misses its goal refunds every paid order in full, cancels the others, and gives their pieces back', async () => {
    const paid = await supported('failed', 2)
    const waiting = await at.shop.buyer()
    goTo(NOON + 5 * DAY - 5 * 60_000)
    const { data: unpaid } = await place(waiting, 'failed', 1)
    expect(unpaid?.payDeadline).toBe(NOON + 5 * DAY)
    const started = await at.shop.startPayment(waiting, unpaid!.orderId)
    await end()
    expect(await told('failed')).toMatchObject({ state: 'running' })
    goTo(NOON + 5 * DAY + 1)
    expect(await place(await at.shop.buyer(), 'failed', 1)).toMatchObject({ code: REPLY_CODE.priceChanged })
    await end()
    expect(await told('failed')).toBeUndefined()
    expect(await left('failed')).toEqual({ shelf: 100, tier: 10 })
    const order = await read(paid.buyer, paid.orderId)
    expect(order).toMatchObject({
      orderStatus: ORDER_STATUS.cancelled,
      cancelReason: '众筹未达成，订单已取消',
      campaign: { state: 'refunded', pieces: 2 },
    })
    expect(await read(waiting, unpaid!.orderId)).toMatchObject({ orderStatus: ORDER_STATUS.cancelled })
    // Later payments are refunded and do not reopen the crowd-funding.
    await at.shop.press(started, 'pay')
    await at.shop.run('deliver')
    await at.shop.run('refund')
    for (const [buyer, orderId] of [
      [paid.buyer, paid.orderId],
      [waiting, unpaid!.orderId],
    ] as const)
      expect(await read(buyer, orderId)).toMatchObject({
        orderStatus: ORDER_STATUS.cancelled,
        paymentStatus: PAYMENT_STATUS.refunded,
      })
    await at.shop.run('events', 'events', 'events')
    expect(at.shop.messages.filter((one) => one.kind === 'crowdFundingOver' && !one.reached)).toMatchObject([
      { orderId: paid.orderId },
    ])
    expect(await books()).toEqual([])
  })

  it('takes a last-moment payment that the cashier knows of and the shop has not heard of', async () => {
    await supported('late', 2)
    const buyer = await at.shop.buyer()
    goTo(NOON + 6 * DAY - 60_000)
    const { data } = await place(buyer, 'late', 1)
    await at.shop.press(await at.shop.startPayment(buyer, data!.orderId), 'pay')
    goTo(NOON + 6 * DAY + HOUR)
    await end()
    expect(await read(buyer, data!.orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.paid,
      campaign: { state: 'released', pieces: 3 },
    })
    expect(await books()).toEqual([])
  })
})
