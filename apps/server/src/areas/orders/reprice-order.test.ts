import { DAY, ORDER_STATUS, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { RepricedOpsOrder } from '@hearth/ops'
import type { OperLogs } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { commandLine } from '../../../test/command-line'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { giveCoupon, promote, stockShelf } from '../../../test/shelf'
import { NOON } from '../../../test/shop'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { auditOf } from '../../../test/staff'

const STOCK = { lamp: 1000, lock: 1000, cheap: 1000, early: 1000 }

async function stock(shop: OrderingShop): Promise<void> {
  const { db } = shop.connection
  await stockShelf(db, [
    { skuNo: 'lamp', price: 10_000, stock: STOCK.lamp },
    { skuNo: 'lock', price: 20_000, stock: STOCK.lock },
    { skuNo: 'cheap', price: 5000, stock: STOCK.cheap },
    { skuNo: 'early', price: 10_000, stock: STOCK.early },
  ])
  await promote(db, {
    id: 'early',
    type: PROMOTION_TYPE.preSale,
    price: 9000,
    skuNos: ['early'],
    deposit: { amount: 1000, worth: 1000, balanceBegin: NOON + DAY, balanceEnd: NOON + 2 * DAY },
  })
}

shopOnAnEngine('an order that staff make cheaper', stock, (at) => {
  const db = () => at.shop.connection.db
  const hands = serviceHands(() => at.shop)
  const hearth = commandLine(() => at.shop)
  const books = async () => expect(await checkBooks(db(), STOCK)).toEqual([])
  const placed = async (more: { coupons?: string[] } = {}, amount = 40_000) => {
    const buyer = await at.shop.buyer()
    const products = [
      { skuNo: 'lamp', itemQuantity: 2 },
      { skuNo: 'lock', itemQuantity: 1 },
    ]
    const { orderId } = await at.shop.buy(buyer, products, amount, { useGold: false, ...more })
    return { buyer, orderId }
  }
  const reprice = async (orderId: string, wish: object) => {
    const { data } = await hands.ops<{ version: number }>(`GET /ops/orders/${orderId}/v1`)
    return hands.ops<RepricedOpsOrder>(`POST /ops/orders/${orderId}/price/v1`, {
      version: data!.version,
      reason: '老客户优惠',
      ...wish,
    })
  }
  const pay = async (buyer: Buyer, orderId: string) => {
    await at.shop.press(await at.shop.startPayment(buyer, orderId), 'pay')
    await at.shop.run('deliver')
    return hands.order(buyer, orderId)
  }
  const refunded = (orderId: string) =>
    at.shop.number(sql`select coalesce(sum(amount), 0)::integer as n from refund where order_id = ${orderId}`)

  it('costs less, line by line, and its shopper reads why', async () => {
    const { buyer, orderId } = await placed()
    expect(await reprice(orderId, { off: 1001 })).toMatchObject({ code: 0, data: { payAmount: 38_999, changed: true } })
    const order = await hands.order(buyer, orderId)
    expect(order).toMatchObject({ pendingCashAmount: 38_999, amounts: { discountAmount: 1001, payAmount: 38_999 } })
    expect(order.products.map(({ paidAmount }) => paidAmount)).toEqual([19_500, 19_499])
    expect(order.priceDetails.filter(({ stage }) => stage === 'repriced')).toEqual([
      { skuNo: 'lamp', stage: 'repriced', fen: -500 },
      { skuNo: 'lock', stage: 'repriced', fen: -501 },
    ])
    const logs = await hands.ask<OperLogs>(buyer, 'GET', `/api/orders/${orderId}/operLogs/v1`)
    expect(logs.data!.operLogs[0]).toMatchObject({
      title: '商家改价',
      detail: '老客户优惠，应付金额由 400 元改为 389.99 元',
    })
    expect((await auditOf(at.shop)).at(-1)).toMatchObject({
      call: 'orders.reprice',
      before: { payAmount: 40_000 },
      after: { payAmount: 38_999, reason: '老客户优惠' },
    })
    expect(await pay(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.paid })
    await hands.refund(orderId)
    await hands.settle()
    expect(await refunded(orderId)).toBe(38_999)
    await books()
  })

  it('may be changed again, to a total or a freight, and back to what it was', async () => {
    const { buyer, orderId } = await placed()
    await reprice(orderId, { off: 1000 })
    expect(await reprice(orderId, { payAmount: 35_000 })).toMatchObject({ data: { payAmount: 35_000 } })
    expect(await reprice(orderId, { payAmount: 35_000 })).toMatchObject({ data: { payAmount: 35_000, changed: false } })
    expect((await hands.order(buyer, orderId)).amounts.discountAmount).toBe(5000)
    expect(await reprice(orderId, { off: 0 })).toMatchObject({ data: { payAmount: 40_000 } })
    expect((await hands.order(buyer, orderId)).priceDetails.map(({ stage }) => stage)).not.toContain('repriced')
    await books()
  })

  it('may have its freight taken off, and is refunded without it', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await at.shop.buy(buyer, [{ skuNo: 'cheap', itemQuantity: 1 }], 6000, { useGold: false })
    expect(await reprice(orderId, { freight: 1001 })).toMatchObject({
      field: 'freight',
      message: '运费不能高于下单时的 10 元',
    })
    expect(await reprice(orderId, { freight: 300, off: 200 })).toMatchObject({ data: { payAmount: 5100 } })
    expect(await reprice(orderId, { freight: 0 })).toMatchObject({ data: { payAmount: 4800 } })
    expect((await hands.order(buyer, orderId)).amounts).toMatchObject({ freightAmount: 0, discountAmount: 200 })
    await pay(buyer, orderId)
    await hands.refund(orderId)
    await hands.settle()
    expect(await refunded(orderId)).toBe(4800)
    await books()
  })

  it('with a coupon keeps it, and is refunded piece by piece at what was paid', async () => {
    const buyer = await at.shop.buyer()
    const coupon = await giveCoupon(db(), buyer.id, { value: 1000 })
    const { orderId } = await at.shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 3 }], 29_000, {
      coupons: [coupon],
      useGold: false,
    })
    await reprice(orderId, { off: 999 })
    await pay(buyer, orderId)
    await hands.ship(orderId)
    await hands.confirm(buyer, orderId)
    await at.shop.run('events')
    for (let piece = 0; piece < 3; piece += 1) {
      const [line] = await hands.items(buyer, orderId)
      const { data } = await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'lamp', itemQuantity: 1 })
      await hands.deed(data!.afterSaleOrderId, 'agree')
      await hands.deed(data!.afterSaleOrderId, 'receive', { counted: 1, resellable: 1 })
    }
    await hands.settle()
    expect(await refunded(orderId)).toBe(28_001)
    await books()
  })

  it('is not paid by a payment begun before, which is refunded; a payment of the new amount pays it', async () => {
    const { buyer, orderId } = await placed()
    const first = await at.shop.startPayment(buyer, orderId)
    await reprice(orderId, { off: 1000 })
    await at.shop.press(first, 'pay')
    await at.shop.run('deliver')
    expect(await hands.order(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.pendingPayment })
    await hands.settle()
    expect(await refunded(orderId)).toBe(40_000)
    expect(await pay(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.paid })
    await books()
  })

  it('is refused once it is paid, where a campaign fixed its price, and for an impossible amount', async () => {
    const { buyer, orderId } = await placed()
    expect(await reprice(orderId, {})).toMatchObject({ code: REPLY_CODE.badInput, field: 'off' })
    expect(await reprice(orderId, { off: 40_001 })).toMatchObject({ field: 'off', message: '最多可优惠 400 元' })
    expect(await reprice(orderId, { off: 40_000 })).toMatchObject({ field: 'off', message: '改价后至少支付 0.01 元' })
    expect(await reprice(orderId, { payAmount: 40_001 })).toMatchObject({ field: 'payAmount' })
    expect(await reprice(orderId, { off: 1, payAmount: 2 })).toMatchObject({ field: 'payAmount' })
    await pay(buyer, orderId)
    expect(await reprice(orderId, { off: 1 })).toMatchObject({ code: REPLY_CODE.wrongState })
    expect(await reprice('nothing', { off: 1 }).catch(() => 'no such order')).toBe('no such order')
    const early = await at.shop.buyer()
    const sold = await at.shop.buy(early, [{ skuNo: 'early', itemQuantity: 1 }], 1000, { useGold: false })
    expect(await reprice(sold.orderId, { off: 1 })).toMatchObject({
      code: REPLY_CODE.wrongState,
      message: '拼团、预售、砍价等活动订单的价格已经约定，不能改价',
    })
    await books()
  })

  it('is repriced on the command line, where staff also add notes that only staff read', async () => {
    const { buyer, orderId } = await placed()
    expect(await hearth('order', 'price', orderId, '--total', '388.00', '--reason', '老客户优惠')).toEqual({
      code: 0,
      output: `Order ${orderId} costs 388.00 now; the shopper reads why.`,
    })
    expect(await hearth('order', 'price', orderId, '--reason', '老客户优惠')).toMatchObject({ code: 2 })
    await hearth('order', 'note', orderId, '已电话确认，', '周六上午送货')
    await hearth('order', 'note', orderId, '客户要求先开发票')
    const { output } = await hearth('order', orderId)
    expect(output).toMatch(/notes of staff\n.*: 已电话确认， 周六上午送货\n.*: 客户要求先开发票/)
    expect(JSON.stringify(await hands.order(buyer, orderId))).not.toContain('先开发票')
    const { data } = await hands.ops<{ orders: { orderId: string; notes: object[] }[] }>(
      'POST /ops/orders/export/v1',
      {},
    )
    expect(data!.orders.find((one) => one.orderId === orderId)!.notes).toMatchObject([{}, { text: '客户要求先开发票' }])
    expect(await hearth('order', 'note', 'nothing', '有备注')).toMatchObject({ code: 1 })
  })
})
