import { PROMOTION_TYPE } from '@hearth/domain'
import type { ServiceGifts, ServiceQuote } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { bundle, promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { askAs, newStaff } from '../../../test/staff'

const STOCK = { speaker: 100, light: 100, phone: 100, case: 100, lamp: 100, hub: 100 }

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [
    { skuNo: 'speaker', price: 34_900 },
    { skuNo: 'light', price: 2900 },
    { skuNo: 'phone', price: 20_000 },
    { skuNo: 'case', price: 5900 },
    { skuNo: 'lamp', price: 30_000 },
    { skuNo: 'hub', price: 10_000 },
    { skuNo: 'card', price: 10_000, stock: 0 },
  ])
  await sql`update sku set by_code = true where sku_no = 'card'`.execute(db)
  await promote(db, { id: 'gift', type: PROMOTION_TYPE.gift, skuNos: ['speaker', 'card'], giftSkuNo: 'light' })
  await bundle(db, {
    id: 'sale',
    kind: 'markUp',
    thresholdAmount: 15_000,
    skus: [{ skuNo: 'case', price: 1990 }],
  })
  await bundle(db, { id: 'set', kind: 'comboBuy', price: 30_000, skus: [{ skuNo: 'lamp' }, { skuNo: 'hub' }] })
}

const one = (...skuNos: string[]) => skuNos.map((skuNo) => ({ skuNo, itemQuantity: 1 }))

shopOnAnEngine('after-sale service of an order whose shopper keeps a part', stock, (at) => {
  const db = () => at.shop.connection.db
  const hands = serviceHands(() => at.shop)
  const books = async () => expect(await checkBooks(db(), STOCK)).toEqual([])
  const lineOf = async (buyer: Buyer, orderId: string, skuNo: string) =>
    (await hands.items(buyer, orderId)).find((item) => item.skuNo === skuNo)!
  const refunded = (orderId: string) =>
    at.shop.number(sql`select coalesce(sum(amount), 0) as n from refund where order_id = ${orderId}`)

  /** The shopper returns pieces of a line and the given number of its gifts, and the shop receives all of them. */
  async function goBack(buyer: Buyer, orderId: string, skuNo: string, { pieces = 1, gifts = 0 } = {}) {
    const { orderItemId } = await lineOf(buyer, orderId, skuNo)
    const { data } = await hands.apply(buyer, { orderItemId, skuNo, itemQuantity: pieces })
    const id = data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    const along = (await hands.asStaff(id)).gifts
    await hands.deed(id, 'receive', {
      counted: pieces,
      resellable: pieces,
      gifts: along.map(({ afterSaleOrderId }) => ({ afterSaleOrderId, counted: gifts, resellable: gifts })),
    })
    await hands.settle()
    return { ...(await hands.read(buyer, id)).afterSaleOrder, along }
  }

  it('the value of a gift that the shopper keeps is held back, whether they named it or not', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, one('speaker'), 34_900)
    const gift = await lineOf(buyer, order.orderId, 'light')
    const { orderItemId } = await lineOf(buyer, order.orderId, 'speaker')
    const listed = await hands.ask<ServiceGifts>(
      buyer,
      'GET',
      `/api/platform/afterSales/v1/gifts?orderItemId=${orderItemId}`,
    )
    expect(listed.data!.result).toMatchObject([{ skuNo: 'light', itemQuantity: 1, price: 2900 }])
    const request = await goBack(buyer, order.orderId, 'speaker')
    expect(request.along).toMatchObject([{ quantity: 1 }])
    expect(request).toMatchObject({
      refundAmount: 32_000,
      keptBack: [{ orderItemId: gift.orderItemId, name: '灯 light', cause: 'gift', fen: 2900 }],
    })
    expect(request.logs[1]!.detail).toBe('退款 320 元，赠品「灯 light」未退回，扣除 29 元')
    expect(await refunded(order.orderId)).toBe(32_000)
    await books()
  })

  it('refunds all the money when the gift came back too, and the held-back amount with the next pieces', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, [{ skuNo: 'speaker', itemQuantity: 3 }], 3 * 34_900)
    expect((await goBack(buyer, order.orderId, 'speaker', { gifts: 1 })).refundAmount).toBe(34_900)
    expect((await goBack(buyer, order.orderId, 'speaker')).refundAmount).toBe(32_000)
    const last = await goBack(buyer, order.orderId, 'speaker', { gifts: 2 })
    expect(last).toMatchObject({ refundAmount: 34_900 + 2900, keptBack: [{ cause: 'gift', fen: -2900 }] })
    expect(await refunded(order.orderId)).toBe(3 * 34_900)
    await books()
  })

  it('holds back the discount of a mark-up sale once the rest of the order falls short, as the form says before', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, one('phone', 'case'), 21_990)
    const { orderItemId } = await lineOf(buyer, order.orderId, 'phone')
    const quote = await hands.ask<ServiceQuote>(buyer, 'POST', '/api/platform/afterSales/v1/freight', {
      orderItemId,
      itemQuantity: 1,
      address: order.address,
    })
    const kept = [{ name: '灯 case', cause: 'bundle', fen: 3910 }]
    expect(quote.data!.keptBack).toMatchObject(kept)
    expect(await goBack(buyer, order.orderId, 'phone')).toMatchObject({ refundAmount: 16_090, keptBack: kept })
    await books()
    // The shopper then returns the case too, and gets everything back that was paid for it.
    expect((await goBack(buyer, order.orderId, 'case')).refundAmount).toBe(5900)
    expect(await refunded(order.orderId)).toBe(21_990)
    await books()
  })

  it('nothing is held back for a mark-up sale that ended, one the rest still reaches, or one whose case was refunded first', async () => {
    const buyer = await at.shop.buyer()
    const two = await hands.received(buyer, [{ skuNo: 'phone', itemQuantity: 2 }, ...one('case')], 41_990)
    await sql`update bundle set end_time = begin_time where id = 'sale'`.execute(db())
    expect(await goBack(buyer, two.orderId, 'phone')).toMatchObject({ refundAmount: 20_000 })
    await goBack(buyer, two.orderId, 'case')
    expect(await goBack(buyer, two.orderId, 'phone')).toMatchObject({ refundAmount: 20_000 })
    await sql`update bundle set end_time = begin_time + 604800000 where id = 'sale'`.execute(db())
    expect(await refunded(two.orderId)).toBe(41_990)
    await books()
  })

  it('refunds a part of a bundle with the price of the bundle less the price of the kept part', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, one('lamp', 'hub'), 30_000)
    expect(await goBack(buyer, order.orderId, 'lamp')).toMatchObject({ refundAmount: 20_000 })
    expect(await goBack(buyer, order.orderId, 'hub')).toMatchObject({ refundAmount: 10_000 })
    await books()
  })

  it('refunds all that is left of an order, with the amounts held back earlier', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.paid(buyer, one('phone', 'case'), 21_990)
    const { orderItemId } = await lineOf(buyer, order.orderId, 'phone')
    const { data } = await hands.apply(buyer, { orderItemId, skuNo: 'phone', returnType: undefined })
    await hands.deed(data!.afterSaleOrderId, 'agree')
    await hands.settle()
    expect(await refunded(order.orderId)).toBe(16_090)
    expect((await hands.refund(order.orderId)).code).toBe(0)
    await hands.settle()
    expect(await refunded(order.orderId)).toBe(21_990)
    await books()
  })

  it('staff deduct no more than is left after the amounts held back', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, one('speaker'), 34_900)
    const { orderItemId } = await lineOf(buyer, order.orderId, 'speaker')
    const { data } = await hands.apply(buyer, { orderItemId, skuNo: 'speaker' })
    const id = data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    const receive = (deductAmount: number) =>
      hands.deed(id, 'receive', { counted: 1, resellable: 1, deductAmount, deductReason: '缺少配件' })
    expect(await receive(32_001)).toMatchObject({ field: 'deductAmount' })
    expect((await receive(32_000)).code).toBe(0)
    await hands.settle()
    expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({ refundAmount: 0, afterSaleStatus: 50 })
    await books()
  })

  it('codes go back unsent, and the value of the gift sent with them is held back', async () => {
    const staff = await newStaff(at.shop, 'owner')
    await askAs(at.shop, staff, 'POST /ops/order-codes/card/codes/v1', { codes: ['A-1', 'A-2'] })
    const buyer = await at.shop.buyer()
    const order = await hands.paid(buyer, one('card'), 10_000)
    await at.shop.run('deliver', 'events', 'events', 'events')
    await hands.ship(order.orderId)
    await hands.confirm(buyer, order.orderId)
    const { orderItemId } = await lineOf(buyer, order.orderId, 'card')
    const { data } = await hands.apply(buyer, {
      orderItemId,
      skuNo: 'card',
      reason: 'code-invalid',
      returnType: undefined,
    })
    await hands.deed(data!.afterSaleOrderId, 'agree')
    await hands.settle()
    const { afterSaleOrder } = await hands.read(buyer, data!.afterSaleOrderId)
    expect(afterSaleOrder).toMatchObject({ refundAmount: 7100, keptBack: [{ cause: 'gift', fen: 2900 }] })
    await books()
  })
})
