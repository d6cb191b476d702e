import { MOST_PAYMENTS, ORDER_STATUS, PAYMENT_STATUS, REPLY_CODE } from '@hearth/domain'
import type { OrderDetail, OperLogs, PaymentState, StartedPayment } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CashierRefund } from '#ports/cashier'
import { checkBooks } from '../../../../test/check-books'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../../test/ordering-shop'
import { stockShelf } from '../../../../test/shelf'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 1000 }])
})
afterAll(() => shop.close())

const buyLamp = async (buyer: Buyer) => (await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)).orderId
const orderOf = async ({ headers }: Buyer, orderId: string) => {
  const { data } = await shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers })
  if (!data) throw new Error('no order')
  return data.order
}
const poll = async ({ headers }: Buyer, orderId: string, paymentId = '') =>
  (await shop.ask<PaymentState>({ url: `/api/payment/polling/v1?orderId=${orderId}&paymentId=${paymentId}`, headers }))
    .data
const paidNotice = (paymentId: string, tradeNo = `T${paymentId}`) => ({
  paymentId,
  tradeNo,
  amount: 10000,
  result: 'paid' as const,
  time: shop.ports.clock(),
})

describe('paying at the cashier', () => {
  it('says that the cashier does not answer, and pays with the same payment once it does', async () => {
    let away = true
    const silent = await openOrderingShop(undefined, {
      channel: 'own',
      start: ({ paymentId }) => (away ? Promise.reject(new Error('socket hang up')) : Promise.resolve(`/${paymentId}`)),
      verify: () => undefined,
      query: () => Promise.resolve(undefined),
      refund: () => Promise.resolve(true),
    })
    try {
      await stockShelf(silent.connection.db, [{ skuNo: 'lamp', stock: 1 }])
      const buyer = await silent.buyer()
      const { orderId } = await silent.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
      const headers = { ...buyer.headers, 'idempotency-key': 'one-press' }
      const press = () =>
        silent.ask<StartedPayment>({ method: 'POST', url: '/api/payment/v2', headers, payload: { orderId } })
      const unanswered = await press()
      expect(unanswered).toMatchObject({
        status: 503,
        code: REPLY_CODE.unavailable,
        message: '收银台暂时没有回应，请稍后再试',
      })
      away = false
      const { data } = await press()
      const { rows } = await sql<{ id: string }>`select id from payment`.execute(silent.connection.db)
      expect(rows).toEqual([{ id: data?.paymentId }])
    } finally {
      await silent.close()
    }
  })

  it('leads back to the shop, and the order is paid when the notice arrives', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    const started = await shop.startPayment(buyer, orderId, `/pay-result/${orderId}`)
    const page = await shop.app.inject(started.cashierUrl)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('100.00')
    expect(page.body).toContain(orderId)
    expect(page.body).not.toContain('<script')
    expect(await shop.press(started, 'pay', buyer)).toEqual({ status: 303, location: `/pay-result/${orderId}` })
    expect((await orderOf(buyer, orderId)).orderStatus).toBe(ORDER_STATUS.pendingPayment)
    await shop.run('deliver')
    const order = await orderOf(buyer, orderId)
    expect(order.orderStatus).toBe(ORDER_STATUS.paid)
    expect(order.pendingCashAmount).toBe(0)
    expect((await shop.app.inject(started.cashierUrl)).body).toContain('支付成功')
  })

  it('leads back to a page whose address has Chinese in it', async () => {
    const buyer = await shop.buyer()
    const started = await shop.startPayment(buyer, await buyLamp(buyer), '/pay-result/1?from=购物车&to=%E7%81%AF')
    expect(await shop.press(started, 'pay', buyer)).toEqual({
      status: 303,
      location: '/pay-result/1?from=%E8%B4%AD%E7%89%A9%E8%BD%A6&to=%E7%81%AF',
    })
    await shop.run('deliver')
  })

  it("stays on its own page in a window where nobody is logged in, such as a mini-program's", async () => {
    const buyer = await shop.buyer()
    const started = await shop.startPayment(buyer, await buyLamp(buyer), '/pay-result/1')
    expect(await shop.press(started, 'pay')).toEqual({ status: 303, location: started.cashierUrl })
    const { body } = await shop.app.inject(started.cashierUrl)
    expect(body).toContain('支付成功')
    expect(body).not.toContain('/pay-result')
    await shop.run('deliver')
  })

  it('is reported twice to the shop, and once more after each failed delivery', async () => {
    const buyer = await shop.buyer()
    const started = await shop.startPayment(buyer, await buyLamp(buyer))
    await shop.press(started, 'pay')
    const verify = shop.ports.cashier.verify
    let heard = 0
    shop.ports.cashier.verify = (notice) => {
      const ours = notice.body.includes(started.paymentId)
      return ours && (heard += 1) === 1 ? undefined : verify(notice)
    }
    const left = () => shop.number(sql`select wanted as n from sandbox_notice where payment_id = ${started.paymentId}`)
    await shop.run('deliver')
    expect([heard, await left()]).toEqual([1, 2])
    await shop.run('deliver')
    expect(heard).toBe(1)
    shop.wait(2000)
    await shop.run('deliver')
    expect([heard, await left()]).toEqual([2, 1])
    shop.wait(2000)
    await shop.run('deliver')
    expect([heard, await left()]).toEqual([3, 0])
    shop.wait(86_400_000)
    await shop.run('deliver')
    expect(heard).toBe(3)
    shop.ports.cashier.verify = verify
    expect(
      await shop.number(sql`select count(*) as n from payment_notice where payment_id = ${started.paymentId}`),
    ).toBe(1)
  })

  it('is queried when no notice comes, so that the shopper need not wait for one', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    const started = await shop.startPayment(buyer, orderId)
    expect(await poll(buyer, orderId)).toMatchObject({ paymentStatus: PAYMENT_STATUS.pending, amount: 10000 })
    await shop.press(started, 'pay')
    shop.wait(2000)
    expect(await poll(buyer, orderId, started.paymentId)).toMatchObject({
      paymentStatus: PAYMENT_STATUS.paid,
      orderStatus: ORDER_STATUS.paid,
    })
  })

  it('starts nothing for an amount other than the shopper saw, and tells the cashier the chosen method', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    const pay = (payload: object) =>
      shop.ask<StartedPayment>({ method: 'POST', url: '/api/payment/v2', headers: buyer.headers, payload })
    const payments = () => shop.number(sql`select count(*)::integer as n from payment where order_id = ${orderId}`)
    expect(await pay({ orderId, amount: 9999 })).toMatchObject({
      code: REPLY_CODE.priceChanged,
      message: '应付金额有变动，请确认后再支付',
    })
    expect(await payments()).toBe(0)
    expect(await pay({ orderId, way: 'shells' })).toMatchObject({ status: 400 })
    const { data } = await pay({ orderId, amount: 10000, way: 'alipay' })
    expect(data?.cashierUrl).toMatch(/\?way=alipay$/)
    const page = await shop.app.inject({ url: data!.cashierUrl, headers: buyer.headers })
    expect(page.body).toContain('支付宝（演示）')
    expect(await payments()).toBe(1)
  })

  it('may fail and be tried again', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    const first = await shop.startPayment(buyer, orderId)
    expect((await shop.press(first, 'fail')).location).toBe(first.cashierUrl)
    await shop.run('deliver')
    expect(await poll(buyer, orderId)).toMatchObject({
      paymentStatus: PAYMENT_STATUS.failed,
      orderStatus: ORDER_STATUS.pendingPayment,
    })
    const second = await shop.startPayment(buyer, orderId)
    await shop.press(second, 'pay')
    await shop.run('deliver')
    expect((await orderOf(buyer, orderId)).orderStatus).toBe(ORDER_STATUS.paid)
  })

  it('may be tried twenty times for an order, and no more', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    const start = () =>
      shop.ask({ method: 'POST', url: '/api/payment/v2', headers: buyer.headers, payload: { orderId } })
    const codes = (await Promise.all(Array.from({ length: 25 }, start))).map(({ code }) => code)
    expect(codes.filter((code) => code === REPLY_CODE.ok)).toHaveLength(MOST_PAYMENTS)
    expect(await start()).toMatchObject({
      code: REPLY_CODE.overLimit,
      message: '这笔订单付款尝试次数太多，请取消后重新下单',
    })
    expect(await shop.number(sql`select count(*) as n from payment where order_id = ${orderId}`)).toBe(MOST_PAYMENTS)
  })

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'never leads to another place: %s',
    async (returnUrl) => {
      const buyer = await shop.buyer()
      const started = await shop.startPayment(buyer, await buyLamp(buyer), returnUrl)
      expect((await shop.press(started, 'pay', buyer)).location).toBe('/')
      await shop.run('deliver')
    },
  )
})

describe('a notification', () => {
  it('pays once when it is replayed fifty times at once', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    const { paymentId } = await shop.startPayment(buyer, orderId)
    const notice = paidNotice(paymentId)
    expect(await Promise.all(Array.from({ length: 50 }, () => shop.notify(notice)))).toEqual(
      Array.from({ length: 50 }, () => 200),
    )
    expect(await shop.number(sql`select count(*) as n from payment_notice where payment_id = ${paymentId}`)).toBe(1)
    const { data } = await shop.ask<OperLogs>({ url: `/api/orders/${orderId}/operLogs/v1`, headers: buyer.headers })
    expect(data?.operLogs.map((log) => log.title)).toEqual(['支付成功', '订单已提交'])
  })

  it('changes nothing when it is forged, of another amount, or of a payment nobody started', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    const { paymentId } = await shop.startPayment(buyer, orderId)
    expect(await shop.notify(paidNotice(paymentId), 't=1,v1=00')).toBe(400)
    expect(await shop.notify({ ...paidNotice(paymentId), amount: 1 })).toBe(400)
    expect(await shop.notify(paidNotice('P0'))).toBe(400)
    expect((await orderOf(buyer, orderId)).orderStatus).toBe(ORDER_STATUS.pendingPayment)
  })

  it('is refused when its trade paid another order or has no number, so that the cashier sends it again and no money is lost unseen', async () => {
    const buyer = await shop.buyer()
    const orders = [await buyLamp(buyer), await buyLamp(buyer)] as const
    const [first, second] = [await shop.startPayment(buyer, orders[0]), await shop.startPayment(buyer, orders[1])]
    expect(await shop.notify(paidNotice(first.paymentId, 'one-trade'))).toBe(200)
    for (const tradeNo of ['one-trade', '']) expect(await shop.notify(paidNotice(second.paymentId, tradeNo))).toBe(400)
    expect((await orderOf(buyer, orders[1])).orderStatus).toBe(ORDER_STATUS.pendingPayment)
    expect(await shop.notify(paidNotice(second.paymentId, 'another-trade'))).toBe(200)
    expect((await orderOf(buyer, orders[1])).orderStatus).toBe(ORDER_STATUS.paid)
  })

  it('is refused when a text in it is one the database cannot keep', async () => {
    const buyer = await shop.buyer()
    const { paymentId } = await shop.startPayment(buyer, await buyLamp(buyer))
    for (const tradeNo of ['T\0', 'T\uD800']) expect(await shop.notify(paidNotice(paymentId, tradeNo))).toBe(400)
    expect(await shop.notify(paidNotice('P\0'))).toBe(400)
  })

  it('that comes after the shopper cancelled refunds the money and leaves the order cancelled', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    const started = await shop.startPayment(buyer, orderId)
    await shop.press(started, 'pay')
    expect(
      (await shop.ask({ method: 'POST', url: `/api/orders/${orderId}/v2`, headers: buyer.headers, payload: {} })).code,
    ).toBe(0)
    await shop.run('deliver')
    expect(await orderOf(buyer, orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.cancelled,
      paymentStatus: PAYMENT_STATUS.refunding,
    })
    await shop.run('refund', 'refund')
    expect(await orderOf(buyer, orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.cancelled,
      paymentStatus: PAYMENT_STATUS.refunded,
    })
    expect(
      await shop.number(sql`select sum(amount) as n from sandbox_refund where payment_id = ${started.paymentId}`),
    ).toBe(10000)
  })

  it('of a second trade for one payment refunds that trade, once, and leaves the order paid', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    const { paymentId } = await shop.startPayment(buyer, orderId)
    const { cashier } = shop.ports
    const refunds: CashierRefund[] = []
    shop.ports.cashier = { ...cashier, refund: (refund) => Promise.resolve(refunds.push(refund) > 0) }
    for (const tradeNo of ['first', 'second', 'second', 'first', 'third'])
      expect(await shop.notify(paidNotice(paymentId, `${tradeNo} ${paymentId}`))).toBe(200)
    expect(await shop.notify({ ...paidNotice(paymentId, 'fourth'), result: 'failed' })).toBe(200)
    await shop.run('refund', 'refund')
    shop.ports.cashier = cashier
    expect(refunds.map(({ tradeNo, amount }) => [tradeNo, amount]).toSorted()).toEqual([
      [`second ${paymentId}`, 10000],
      [`third ${paymentId}`, 10000],
    ])
    expect(new Set(refunds.map(({ refundId }) => refundId))).toHaveLength(2)
    expect(await orderOf(buyer, orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.paid,
      paymentStatus: PAYMENT_STATUS.paid,
    })
    const { data } = await shop.ask<OperLogs>({ url: `/api/orders/${orderId}/operLogs/v1`, headers: buyer.headers })
    expect(data?.operLogs.map((log) => log.title).toSorted()).toEqual(
      ['支付成功', '订单已提交', '退款处理中', '退款处理中', '退款成功', '退款成功'].toSorted(),
    )
  })

  it('of a trade that failed for another payment is refused, not lost', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    const [first, second] = [await shop.startPayment(buyer, orderId), await shop.startPayment(buyer, orderId)]
    const tradeNo = `shared ${orderId}`
    expect(await shop.notify({ ...paidNotice(first.paymentId, tradeNo), result: 'failed' })).toBe(200)
    expect(await shop.notify(paidNotice(second.paymentId, tradeNo))).toBe(400)
  })

  it('of a second payment for one order refunds that payment', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    const [first, second] = [await shop.startPayment(buyer, orderId), await shop.startPayment(buyer, orderId)]
    await shop.press(first, 'pay')
    await shop.run('deliver')
    await shop.press(second, 'pay')
    await shop.run('deliver', 'refund')
    expect(await orderOf(buyer, orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.paid,
      paymentStatus: PAYMENT_STATUS.paid,
    })
    expect(await poll(buyer, orderId, second.paymentId)).toMatchObject({ paymentStatus: PAYMENT_STATUS.refunded })
    expect(await poll(buyer, orderId)).toMatchObject({ paymentId: first.paymentId, paymentStatus: PAYMENT_STATUS.paid })
  })
})

describe('an order that nobody pays', () => {
  it('is cancelled after 30 minutes and gives its stock back', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    const before = await shop.number(sql`select stock as n from sku where sku_no = 'lamp'`)
    shop.wait(30 * 60_000)
    await shop.run('expire')
    expect((await orderOf(buyer, orderId)).orderStatus).toBe(ORDER_STATUS.pendingPayment)
    shop.wait(1)
    const { code } = await shop.ask({
      method: 'POST',
      url: '/api/payment/v2',
      headers: buyer.headers,
      payload: { orderId, payChannel: 'sandbox' },
    })
    expect(code).toBe(REPLY_CODE.wrongState)
    await shop.run('expire')
    expect((await orderOf(buyer, orderId)).orderStatus).toBe(ORDER_STATUS.cancelled)
    expect(await shop.number(sql`select stock as n from sku where sku_no = 'lamp'`)).toBeGreaterThan(before)
  })

  it('is not cancelled when the cashier says it was paid, though no notice came', async () => {
    const buyer = await shop.buyer()
    const orderId = await buyLamp(buyer)
    await shop.press(await shop.startPayment(buyer, orderId), 'pay')
    shop.wait(31 * 60_000)
    await shop.run('expire')
    expect((await orderOf(buyer, orderId)).orderStatus).toBe(ORDER_STATUS.paid)
  })
})

it('leaves books that add up', async () => {
  expect(await checkBooks(shop.connection.db, { lamp: 1000 })).toEqual([])
})
