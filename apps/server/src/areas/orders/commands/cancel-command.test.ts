import { COUPON_STATUS, ORDER_STATUS, PAYMENT_STATUS } from '@hearth/domain'
import type { OperLogs, OrderDetail } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBooks } from '../../../../test/check-books'
import { commandLine } from '../../../../test/command-line'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../../test/ordering-shop'
import { giveCoupon, stockShelf } from '../../../../test/shelf'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 20 }])
})
afterAll(() => shop.close())

const hearth = commandLine(() => shop)
const order = async () => {
  const buyer = await shop.buyer()
  const couponId = await giveCoupon(shop.connection.db, buyer.id, { value: 1000 })
  const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 9000, { coupons: [couponId] })
  return { buyer, orderId, couponId }
}
const paidOrder = async () => {
  const placed = await order()
  const payment = await shop.startPayment(placed.buyer, placed.orderId)
  await shop.press(payment, 'pay')
  await shop.run('deliver')
  return { ...placed, payment }
}
const seenBy = async (buyer: Buyer, orderId: string) =>
  (await shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers: buyer.headers })).data!.order
const logOf = async (buyer: Buyer, orderId: string) =>
  (await shop.ask<OperLogs>({ url: `/api/orders/${orderId}/operLogs/v1`, headers: buyer.headers })).data!.operLogs.map(
    ({ title }) => title,
  )
const refundsOf = (orderId: string) => shop.number(sql`select count(*) as n from refund where order_id = ${orderId}`)
const coupon = (id: string) => shop.number(sql`select status as n from coupon where id = ${id}`)
const stock = () => shop.number(sql`select stock as n from sku where sku_no = 'lamp'`)
const books = () => checkBooks(shop.connection.db, { lamp: 20 })

describe('cancelling an order as the shop', () => {
  it('gives the pieces and coupons of an unpaid order back, and tells the shopper why', async () => {
    const before = await stock()
    const { buyer, orderId, couponId } = await order()
    expect(await hearth('cancel', orderId, '--reason', '地址无法送达')).toMatchObject({
      code: 0,
      output: `Order ${orderId} is cancelled.`,
    })
    expect(await seenBy(buyer, orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.cancelled,
      cancelReason: '地址无法送达',
    })
    expect([await stock(), await coupon(couponId)]).toEqual([before, COUPON_STATUS.usable])
    expect(await hearth('cancel', orderId)).toMatchObject({
      code: 0,
      output: expect.stringContaining('cancelled before'),
    })
    expect(await stock()).toBe(before)
    expect(await books()).toEqual([])
  })

  it('is refused for a paid order, and names the command that refunds it', async () => {
    const { orderId } = await paidOrder()
    expect(await hearth('cancel', orderId)).toMatchObject({
      code: 1,
      output: expect.stringContaining(`hearth refund ${orderId}`),
    })
    expect(await hearth('cancel', '1')).toMatchObject({ code: 1, output: expect.stringContaining('no such order') })
    expect(await hearth('cancel', orderId, '--reason', '长'.repeat(101))).toMatchObject({ code: 2 })
    expect(await shop.number(sql`select status as n from orders where id = ${orderId}`)).toBe(ORDER_STATUS.paid)
  })
})

describe('refunding an order', () => {
  it('cancels a paid one: pieces and coupon come back at once, the money with the cashier’s next run, and the shopper reads it all', async () => {
    const before = await stock()
    const { buyer, orderId, couponId } = await paidOrder()
    expect(await hearth('refund', orderId, '--reason', '缺货')).toMatchObject({
      code: 0,
      output: expect.stringContaining('90.00 go back'),
    })
    expect(await seenBy(buyer, orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.cancelled,
      paymentStatus: PAYMENT_STATUS.refunding,
      cancelReason: '缺货',
    })
    expect([await stock(), await coupon(couponId)]).toEqual([before, COUPON_STATUS.usable])
    expect((await hearth('order', orderId)).output).toContain('90.00  退款中')
    await shop.run('refund')
    expect(await seenBy(buyer, orderId)).toMatchObject({ paymentStatus: PAYMENT_STATUS.refunded })
    expect(await logOf(buyer, orderId)).toEqual(['退款成功', '退款处理中', '订单已取消', '支付成功', '订单已提交'])
    expect((await hearth('order', orderId)).output).toContain('90.00  已退款')
    expect(
      await shop.number(
        sql`
          select sum(amount) as n from sandbox_refund
          where payment_id in (select id from payment where order_id = ${orderId})`,
      ),
    ).toBe(9000)
    expect(await books()).toEqual([])
  })

  it('refunds the money once, though a hundred requests come at once, and one more afterwards', async () => {
    const { orderId } = await paidOrder()
    const before = await stock()
    const answers = await Promise.all(Array.from({ length: 100 }, () => hearth('refund', orderId)))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0))
    expect(answers.filter(({ output }) => output.includes('go back to the shopper'))).toHaveLength(1)
    await Promise.all([shop.run('refund'), shop.run('refund')])
    expect(await hearth('refund', orderId)).toMatchObject({
      code: 0,
      output: expect.stringContaining('refunded before (90.00)'),
    })
    expect([await refundsOf(orderId), await stock()]).toEqual([1, before + 1])
    expect(await books()).toEqual([])
  })

  it('ships or refunds an order, never both, when both are requested at once', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { orderId } = await paidOrder()
      const [shipped, refunded] = await Promise.all([hearth('ship', orderId), hearth('refund', orderId)])
      expect([shipped.code, refunded.code].sort()).toEqual([0, 1])
      expect(await refundsOf(orderId)).toBe(shipped.code)
    }
    expect(await books()).toEqual([])
  })

  it('is refused for an order that is not paid, was cancelled unpaid, is shipped, or does not exist', async () => {
    const { orderId } = await order()
    expect(await hearth('refund', orderId)).toMatchObject({
      code: 1,
      output: expect.stringContaining('only a paid order that is not shipped'),
    })
    await hearth('cancel', orderId)
    expect(await hearth('refund', orderId)).toMatchObject({ code: 1 })
    const shipped = await paidOrder()
    await hearth('ship', shipped.orderId)
    expect(await hearth('refund', shipped.orderId)).toMatchObject({ code: 1 })
    expect(await hearth('refund', '1')).toMatchObject({
      code: 1,
      output: 'There is no such order as 1. See: hearth orders',
    })
    expect([await refundsOf(orderId), await refundsOf(shipped.orderId)]).toEqual([0, 0])
  })

  it('refunds a payment that arrives later too, and each of both once', async () => {
    const { buyer, orderId, payment } = await paidOrder()
    await hearth('refund', orderId)
    const { amount, paymentId } = await shop.connection.db
      .selectFrom('payment')
      .select(['amount', 'id as paymentId'])
      .where('id', '=', payment.paymentId)
      .executeTakeFirstOrThrow()
    await shop.notify({ paymentId, amount, tradeNo: 'second-trade', result: 'paid', time: shop.ports.clock() })
    await shop.run('refund')
    await shop.run('refund')
    expect(await refundsOf(orderId)).toBe(2)
    expect((await seenBy(buyer, orderId)).orderStatus).toBe(ORDER_STATUS.cancelled)
    expect(await books()).toEqual([])
  })
})

it('cancels an order that coupons paid in full, and owes nobody anything', async () => {
  const buyer = await shop.buyer()
  const couponId = await giveCoupon(shop.connection.db, buyer.id, { value: 10000 })
  const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 0, { coupons: [couponId] })
  expect(await hearth('refund', orderId)).toMatchObject({
    code: 0,
    output: expect.stringContaining('nothing had been paid'),
  })
  expect([await refundsOf(orderId), await coupon(couponId)]).toEqual([0, COUPON_STATUS.usable])
  expect(await hearth('refund', orderId)).toMatchObject({
    code: 0,
    output: expect.stringContaining('refunded before (0.00)'),
  })
  expect(await books()).toEqual([])
})
