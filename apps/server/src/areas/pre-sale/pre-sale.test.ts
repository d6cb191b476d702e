import {
  cartProducts,
  DAY,
  formatDateTime,
  ORDER_KIND_LABEL,
  ORDER_STATUS,
  PAYMENT_STATUS,
  PRODUCT_STATUS,
  PROMOTION_TYPE,
  REPLY_CODE,
} from '@hearth/domain'
import type {
  Cart,
  Order,
  OrderDetail,
  OrderPage,
  PaymentState,
  PlacedOrder,
  Settlement,
  StartedPayment,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { commandLine } from '../../../test/command-line'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { remindShoppers } from '../../../test/remind-shoppers'
import { draftOf, giveCoupon, promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { within } from '../../../test/work'
import { cancelForShop } from '#areas/orders/cancellation/cancel-order'
import { refundOrder } from '#areas/orders/refunds/refund-order'
import { shipOrder } from '#areas/orders/shipping/ship-order'

const preSaleOf = ({ campaign }: Order) => (campaign?.kind === 'preSale' ? campaign : undefined)

const HOUR = 3_600_000
const BEGIN = NOON + 10 * DAY
const END = NOON + 13 * DAY

/** A lamp for 1000 yuan, with a pre-sale price of 900 yuan. Its deposit of 100 yuan counts for 150 yuan. */
async function stock({ connection: { db } }: OrderingShop) {
  await stockShelf(db, [{ skuNo: 'lamp', price: 100_000 }, { skuNo: 'bulb', price: 100_000 }, { skuNo: 'plug' }])
  const sale = { type: PROMOTION_TYPE.preSale, price: 90_000, endTime: NOON + 9 * DAY }
  const deposit = { amount: 10_000, worth: 15_000, balanceBegin: BEGIN, balanceEnd: END }
  await promote(db, { ...sale, id: 'kept', skuNos: ['lamp'], stock: 40, limit: 5, deposit: { ...deposit, kept: true } })
  await promote(db, { ...sale, id: 'given-back', skuNos: ['bulb'], deposit })
}

shopOnAnEngine('a pre-sale', stock, (at) => {
  const db = () => at.shop.connection.db
  /** Sets the time in which the balance of an order can be paid. */
  const shift = (orderId: string, begin: number, end: number) =>
    sql`
      with agreed as (
        update pre_sale_order set balance_begin = ${begin}, balance_end = ${end} where order_id = ${orderId}
      )
      update orders set pay_deadline = ${end} where id = ${orderId}`.execute(db())
  const now = () => at.shop.ports.clock()
  /** Moves the clock on by a minute, and sets the times of the order so that its balance can be paid now. */
  const openNow = (orderId: string) => {
    at.shop.wait(60_000)
    return shift(orderId, now() - HOUR, now() + DAY)
  }

  const settle = ({ headers }: Buyer, query: string) =>
    at.shop.ask<Settlement>({ url: `/api/cart/v1/settlement?${query}`, headers })
  const place = ({ headers, addressId }: Buyer, skuNo: string, itemQuantity: number, orderAmount: number, more = {}) =>
    at.shop.ask<PlacedOrder>({
      method: 'POST',
      url: '/api/orders/v1',
      headers,
      payload: draftOf(addressId, [{ skuNo, itemQuantity }], orderAmount, more),
    })
  const placeBalance = ({ headers, addressId }: Buyer, orderId: string, orderAmount: number, more = {}) =>
    at.shop.ask<PlacedOrder>({
      method: 'PUT',
      url: '/api/orders/preSale/v1',
      headers,
      payload: { orderId, addressId, coupons: [], orderAmount, useDuStar: true, useGold: true, ...more },
    })
  const read = async ({ headers }: Buyer, orderId: string): Promise<Order> =>
    (await at.shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers })).data!.order
  const poll = async ({ headers }: Buyer, orderId: string) =>
    (await at.shop.ask<PaymentState>({ url: `/api/payment/polling/v1?orderId=${orderId}`, headers })).data
  const cancel = ({ headers }: Buyer, orderId: string) =>
    at.shop.ask({ method: 'POST', url: `/api/orders/${orderId}/v2`, headers, payload: {} })
  const press = async (started: StartedPayment) => {
    await at.shop.press(started, 'pay')
    await at.shop.run('deliver')
  }
  const pay = async (buyer: Buyer, orderId: string) => {
    await press(await at.shop.startPayment(buyer, orderId))
  }
  const withDeposit = async (skuNo: 'lamp' | 'bulb', pieces = 1): Promise<{ buyer: Buyer; orderId: string }> => {
    const buyer = await at.shop.buyer()
    const { data } = await place(buyer, skuNo, pieces, 10_000 * pieces)
    await pay(buyer, data!.orderId)
    return { buyer, orderId: data!.orderId }
  }
  const left = async (skuNo: string) => {
    const { rows } = await sql<{ shelf: number; sale: number | null }>`
      select sku.stock as shelf, promotion_sku.stock as sale from sku
      join promotion_sku using (sku_no)
      where sku_no = ${skuNo}`.execute(db())
    return rows[0]!
  }
  const books = () => checkBooks(db(), { lamp: 100, bulb: 100, plug: 100 })

  it('shows on its page the final price, the deposit, and when the balance is paid', async () => {
    const { data } = await at.shop.ask<{ skus: object[] }[]>('/api/products/spu_skus/v3?spuNo=spu-lamp')
    expect(data?.[0]?.skus).toMatchObject([
      {
        promotions: [
          {
            promotionType: 105,
            promotionPrice: 90_000,
            depositAmount: 10_000,
            depositWorth: 15_000,
            balanceBeginTime: BEGIN,
            balanceEndTime: END,
            depositKept: true,
          },
        ],
      },
    ])
  })

  it('shows at checkout what is paid now and what later, and keeps coupons for the balance', async () => {
    const buyer = await at.shop.buyer()
    const couponId = await giveCoupon(db(), buyer.id, { value: 1000 })
    const { data } = await settle(buyer, 'skuNo=lamp&itemQuantity=2')
    expect(data).toMatchObject({
      amounts: { productAmount: 180_000, discountAmount: 10_000, couponAmount: 0, payAmount: 170_000 },
      campaign: {
        depositAmount: 20_000,
        balanceAmount: 150_000,
        balanceBeginTime: BEGIN,
        balanceEndTime: END,
        depositKept: true,
      },
      coupons: [{ couponId, usable: false, applied: false, unusableReason: '支付尾款时可用' }],
      tenders: [],
    })
    expect(await place(buyer, 'lamp', 2, 170_000)).toMatchObject({ code: REPLY_CODE.priceChanged })
    expect(await place(buyer, 'lamp', 2, 20_000, { coupons: [couponId] })).toMatchObject({
      code: REPLY_CODE.couponUnusable,
    })
  })

  it('is ordered alone: not beside other products by number, and not from the cart, where it blocks nothing', async () => {
    const buyer = await at.shop.buyer()
    const items = [
      { skuNo: 'lamp', itemQuantity: 1 },
      { skuNo: 'plug', itemQuantity: 1 },
    ]
    const both = { method: 'POST' as const, url: '/api/orders/v1', headers: buyer.headers }
    expect(await at.shop.ask({ ...both, payload: draftOf(buyer.addressId, items, 20_000) })).toMatchObject({
      code: REPLY_CODE.badInput,
      message: expect.stringContaining('预售商品需单独支付定金'),
    })
    const add = (skuNo: string) =>
      at.shop.ask<Cart>({
        method: 'PUT',
        url: '/api/cart/v1',
        headers: buyer.headers,
        payload: { operation: 'add', items: [{ skuNo, itemQuantity: 1 }] },
      })
    expect(await add('lamp')).toMatchObject({
      code: REPLY_CODE.badInput,
      message: '预售商品请在商品页支付定金，不能加入购物车',
    })
    await sql`
      insert into cart_line (id, shopper_id, sku_no, quantity, checked, created_at)
      values ('kept-lamp', ${buyer.id}, 'lamp', 1, true, ${now()})`.execute(db())
    const { data: cart } = await add('plug')
    expect(cartProducts(cart!).find(({ skuNo }) => skuNo === 'lamp')).toMatchObject({
      productStatus: PRODUCT_STATUS.soldElsewhere,
      price: 90_000,
      soldBy: { promotionId: 'kept', promotionType: PROMOTION_TYPE.preSale },
    })
    const { data: settled } = await settle(buyer, '')
    expect(cartProducts(settled!).map(({ skuNo }) => skuNo)).toEqual(['plug'])
  })

  it('takes its pieces at the deposit and ships them once the balance is paid, and coupons pay on the balance', async () => {
    const before = await left('lamp')
    const buyer = await at.shop.buyer()
    const placed = await place(buyer, 'lamp', 2, 20_000)
    expect(placed.data).toMatchObject({ orderAmount: 20_000, payDeadline: now() + 30 * 60_000 })
    const orderId = placed.data!.orderId
    expect(await left('lamp')).toEqual({ shelf: before.shelf - 2, sale: before.sale! - 2 })
    expect(await read(buyer, orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.pendingPayment,
      pendingCashAmount: 20_000,
      orderAmount: 170_000,
      campaign: { depositAmount: 20_000, balanceAmount: 150_000, balancePlaced: false },
    })
    expect(await poll(buyer, orderId)).toMatchObject({ paymentStatus: PAYMENT_STATUS.pending, amount: 20_000 })
    await pay(buyer, orderId)
    expect(await poll(buyer, orderId)).toMatchObject({
      paymentStatus: PAYMENT_STATUS.paid,
      orderStatus: ORDER_STATUS.pendingFinalPayment,
      amount: 20_000,
    })
    expect(await read(buyer, orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.pendingFinalPayment,
      pendingCashAmount: 150_000,
      payDeadline: END,
    })
    const list = await at.shop.ask<OrderPage>({ url: '/api/orders/v1?orderStatus=10', headers: buyer.headers })
    expect(list.data?.order).toMatchObject({
      totalCount: 1,
      result: [{ orderId, campaign: { balanceAmount: 150_000 } }],
    })

    expect(await settle(buyer, `orderId=${orderId}`)).toMatchObject({ code: REPLY_CODE.wrongState })
    expect(await placeBalance(buyer, orderId, 150_000)).toMatchObject({ code: REPLY_CODE.wrongState })
    await openNow(orderId)
    // Later changes by the owner do not change the agreed terms.
    await sql`update promotion_sku set promotion_price = 95000, deposit_amount = 1 where sku_no = 'lamp'`.execute(db())
    await sql`update sku set price = 200000 where sku_no = 'lamp'`.execute(db())
    const couponId = await giveCoupon(db(), buyer.id, { value: 3000, threshold: 150_000 })
    const { data } = await settle(buyer, `orderId=${orderId}`)
    expect(data).toMatchObject({
      amounts: { productAmount: 180_000, discountAmount: 10_000, couponAmount: 3000, payAmount: 167_000 },
      campaign: { depositAmount: 20_000, balanceAmount: 147_000 },
      coupons: [{ couponId, applied: true }],
    })
    await sql`update promotion_sku set promotion_price = 90000, deposit_amount = 10000 where sku_no = 'lamp'`.execute(
      db(),
    )
    await sql`update sku set price = 100000 where sku_no = 'lamp'`.execute(db())
    expect(await placeBalance(buyer, orderId, 150_000, { coupons: [couponId] })).toMatchObject({
      code: REPLY_CODE.priceChanged,
    })
    const stranger = await at.shop.buyer()
    expect(await placeBalance(stranger, orderId, 147_000)).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await settle(stranger, `orderId=${orderId}`)).toMatchObject({ code: REPLY_CODE.notFound })
    await expect(at.shop.startPayment(buyer, orderId)).rejects.toThrow('请先确认尾款订单')
    expect((await placeBalance(buyer, orderId, 147_000, { coupons: [couponId] })).data).toMatchObject({
      orderId,
      orderAmount: 147_000,
    })
    expect(await placeBalance(buyer, orderId, 147_000)).toMatchObject({ code: REPLY_CODE.wrongState })
    const late = await at.shop.startPayment(buyer, orderId)
    expect(await poll(buyer, orderId)).toMatchObject({ paymentStatus: PAYMENT_STATUS.pending, amount: 147_000 })
    await press(late)
    expect(await poll(buyer, orderId)).toMatchObject({
      paymentStatus: PAYMENT_STATUS.paid,
      orderStatus: ORDER_STATUS.paid,
      amount: 147_000,
    })
    expect(await read(buyer, orderId)).toMatchObject({
      pendingCashAmount: 0,
      amounts: { payAmount: 167_000, couponAmount: 3000 },
      products: [{ paidAmount: 167_000, itemQuantity: 2 }],
      campaign: { balanceAmount: 147_000, balancePlaced: true },
    })
    const { data: logs } = await at.shop.ask<{ operLogs: { title: string }[] }>({
      url: `/api/orders/${orderId}/operLogs/v1`,
      headers: buyer.headers,
    })
    expect(logs?.operLogs.map(({ title }) => title)).toEqual(['支付成功', '尾款已确认', '定金支付成功', '订单已提交'])
    expect(await books()).toEqual([])
  })

  it('shows staff its balance, and when it is due', async () => {
    const { orderId } = await withDeposit('lamp')
    const { output } = await commandLine(() => at.shop)('order', orderId)
    expect(output).toContain(ORDER_KIND_LABEL.preSale)
    expect(output).toMatch(/ {2}deposit +100\.00, paid 20/)
    expect(output).toContain(`750.00, to be paid from ${formatDateTime(BEGIN)} to ${formatDateTime(END)}`)
  })

  it('ends automatically when its balance is not paid; the deposit is kept as announced, or refunded', async () => {
    const before = await left('lamp')
    const kept = await withDeposit('lamp')
    const back = await withDeposit('bulb')
    for (const { orderId } of [kept, back]) await shift(orderId, now() - 2 * HOUR, now() - 1)
    expect(await placeBalance(kept.buyer, kept.orderId, 75_000)).toMatchObject({ code: REPLY_CODE.wrongState })
    await at.shop.run('expire', 'refund')
    expect(await read(kept.buyer, kept.orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.cancelled,
      cancelReason: '超过尾款支付时间，订单已自动取消',
      campaign: { keptAmount: 10_000 },
    })
    expect(await read(back.buyer, back.orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.cancelled,
      paymentStatus: PAYMENT_STATUS.refunded,
    })
    expect(preSaleOf(await read(back.buyer, back.orderId))?.keptAmount).toBeUndefined()
    expect(await left('lamp')).toEqual(before)
    expect(await books()).toEqual([])
  })

  it('is cancelled by its shopper: free before the deposit, afterwards as agreed', async () => {
    const buyer = await at.shop.buyer()
    const { data } = await place(buyer, 'lamp', 1, 10_000)
    expect((await cancel(buyer, data!.orderId)).code).toBe(0)
    const kept = await withDeposit('lamp')
    const back = await withDeposit('bulb')
    for (const one of [kept, back]) expect((await cancel(one.buyer, one.orderId)).code).toBe(0)
    await at.shop.run('refund')
    expect(preSaleOf(await read(kept.buyer, kept.orderId))?.keptAmount).toBe(10_000)
    // The kept part of the deposit is invoiced at once. The refunded part is not invoiced.
    const request = ({ headers }: Buyer, orderId: string) =>
      at.shop.ask({
        method: 'POST',
        url: '/api/platform/billing/v1',
        headers,
        payload: { orderId, invoiceHeaderType: 1, invoiceContent: 1, invoiceType: 1, pattern: 3 },
      })
    expect(await request(back.buyer, back.orderId)).toMatchObject({ code: REPLY_CODE.wrongState })
    expect(await request(kept.buyer, kept.orderId)).toMatchObject({ code: 0, data: { amount: 10_000 } })
    await at.shop.run('make invoices')
    const { rows } = await sql<{ status: number; lines: object[] }>`
      select status, lines from billing where order_id = ${kept.orderId}`.execute(db())
    expect(rows).toMatchObject([{ status: 1, lines: [{ quantity: 1, unit: '笔', gross: 10_000 }] }])
    expect(await read(back.buyer, back.orderId)).toMatchObject({ paymentStatus: PAYMENT_STATUS.refunded })
    expect(await books()).toEqual([])
  })

  it('gives coupon, coins and deposit back when it is cancelled after the balance was placed', async () => {
    const { buyer, orderId } = await withDeposit('bulb')
    await openNow(orderId)
    const couponId = await giveCoupon(db(), buyer.id, { value: 2000 })
    expect((await placeBalance(buyer, orderId, 73_000, { coupons: [couponId] })).code).toBe(0)
    const started = await at.shop.startPayment(buyer, orderId)
    expect((await cancel(buyer, orderId)).code).toBe(0)
    // The order was cancelled, so a payment of the balance that arrives now is refunded.
    await press(started)
    await at.shop.run('refund')
    const { rows } = await sql<{ status: number }>`select status from payment where order_id = ${orderId}`.execute(db())
    expect(rows.map(({ status }) => status)).toEqual([PAYMENT_STATUS.refunded, PAYMENT_STATUS.refunded])
    const { rows: coupons } = await sql<{ status: number }>`select status from coupon where id = ${couponId}`.execute(
      db(),
    )
    expect(coupons).toEqual([{ status: 0 }])
    expect(await books()).toEqual([])
  })

  it('is refunded in full when the shop ends it, whatever was agreed for the shopper', async () => {
    const { buyer, orderId } = await withDeposit('lamp')
    await expect(within(db(), now(), (work) => cancelForShop(work, orderId, '缺货'))).rejects.toMatchObject({
      code: REPLY_CODE.wrongState,
    })
    expect(await within(db(), now(), (work) => refundOrder(work, orderId, '无法供货'))).toEqual({
      amount: 10_000,
      before: false,
    })
    expect(await within(db(), now(), (work) => refundOrder(work, orderId, '无法供货'))).toEqual({
      amount: 10_000,
      before: true,
    })
    await at.shop.run('refund')
    expect(await read(buyer, orderId)).toMatchObject({
      orderStatus: ORDER_STATUS.cancelled,
      paymentStatus: PAYMENT_STATUS.refunded,
      cancelReason: '无法供货',
    })
    expect(await books()).toEqual([])
  })

  it('is paid at once where coupons pay all of its balance, and no coupon pays more than that', async () => {
    const { buyer, orderId } = await withDeposit('bulb')
    await openNow(orderId)
    const couponId = await giveCoupon(db(), buyer.id, { value: 500_000 })
    const { data } = await settle(buyer, `orderId=${orderId}`)
    expect(data).toMatchObject({ amounts: { payAmount: 10_000 }, campaign: { balanceAmount: 0 } })
    expect((await placeBalance(buyer, orderId, 0, { coupons: [couponId] })).data).toMatchObject({ orderAmount: 0 })
    expect(await read(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.paid, pendingCashAmount: 0 })
    expect(await books()).toEqual([])
  })

  it('refunds both payments, the balance first, when the shop cancels it before it is shipped', async () => {
    const { buyer, orderId } = await withDeposit('bulb')
    await openNow(orderId)
    await placeBalance(buyer, orderId, 75_000)
    await pay(buyer, orderId)
    expect(await within(db(), now(), (work) => refundOrder(work, orderId, ''))).toMatchObject({ amount: 85_000 })
    const { rows } = await sql<{ kind: string; amount: number }>`
      select payable_kind as kind, part.amount from refund_part part join payment on payment.id = payment_id
      where payment.order_id = ${orderId} order by part.id`.execute(db())
    expect(rows).toEqual([
      { kind: 'balance', amount: 75_000 },
      { kind: 'deposit', amount: 10_000 },
    ])
    await at.shop.run('refund')
    expect(await read(buyer, orderId)).toMatchObject({ paymentStatus: PAYMENT_STATUS.refunded })
    expect(await books()).toEqual([])
  })

  it('is refunded by pieces after it was shipped: from the balance first, then from the deposit', async () => {
    const { buyer, orderId } = await withDeposit('bulb', 2)
    await openNow(orderId)
    await placeBalance(buyer, orderId, 150_000)
    await pay(buyer, orderId)
    await within(db(), now(), (work) => shipOrder(work, orderId, { companyName: '顺丰', trackingNumber: 'SF1' }))
    const { refundByRows } = await import('#areas/payment/request-refund')
    const row = (quantity: number, fen: number) => ({ line: 0, quantity, stage: 'list' as const, fen })
    await within(db(), now(), async (work) => {
      await refundByRows(work, { request: 'after-sale/1', orderId, cause: 'returned' }, [row(1, 85_000)])
      await refundByRows(work, { request: 'after-sale/2', orderId, cause: 'returned' }, [row(1, 85_000)])
    })
    const { rows } = await sql<{ kind: string; amount: number }>`
      select payable_kind as kind, part.amount from refund_part part join payment on payment.id = payment_id
      join refund on refund.id = part.refund_id where payment.order_id = ${orderId} order by request, part.id`.execute(
      db(),
    )
    expect(rows).toEqual([
      { kind: 'balance', amount: 85_000 },
      { kind: 'balance', amount: 65_000 },
      { kind: 'deposit', amount: 20_000 },
    ])
    await sql`delete from refund_row where refund_id in (select id from refund where order_id = ${orderId})`.execute(
      db(),
    )
    await at.shop.run('refund')
    expect(await books()).toEqual([])
  })

  it('refunds a deposit that was paid twice, or after the order had ended', async () => {
    const buyer = await at.shop.buyer()
    const { data } = await place(buyer, 'lamp', 1, 10_000)
    const orderId = data!.orderId
    const [one, other] = [await at.shop.startPayment(buyer, orderId), await at.shop.startPayment(buyer, orderId)]
    await press(one)
    await press(other)
    await at.shop.run('refund')
    const statuses = async (id: string) =>
      (
        await sql<{ status: number }>`select status from payment where order_id = ${id} order by id`.execute(db())
      ).rows.map(({ status }) => status)
    expect((await statuses(orderId)).toSorted()).toEqual([PAYMENT_STATUS.paid, PAYMENT_STATUS.refunded])
    const next = await place(buyer, 'lamp', 1, 10_000)
    const started = await at.shop.startPayment(buyer, next.data!.orderId)
    await cancel(buyer, next.data!.orderId)
    await press(started)
    await at.shop.run('refund')
    expect(await statuses(next.data!.orderId)).toEqual([PAYMENT_STATUS.refunded])
    expect(await books()).toEqual([])
  })

  it('reminds its shopper, or their contact, when the balance can be paid and before it no longer can', async () => {
    const buyer = await at.shop.buyer()
    const { data } = await place(buyer, 'lamp', 1, 10_000, { finalPaymobile: '13911112222' })
    const orderId = data!.orderId
    await pay(buyer, orderId)
    const begin = NOON + 20 * DAY
    await shift(orderId, begin, begin + 3 * DAY)
    const toldAt = async (moment: number) => {
      await within(db(), moment, remindShoppers)
      await at.shop.run('events')
      return at.shop.messages.splice(0).filter((notice) => 'orderId' in notice && notice.orderId === orderId)
    }
    at.shop.messages.splice(0)
    expect(await toldAt(begin - HOUR)).toEqual([])
    expect(await toldAt(begin)).toMatchObject([
      { kind: 'balanceDue', telephone: '13911112222', balanceAmount: 75_000, endTime: begin + 3 * DAY, last: false },
    ])
    expect(await toldAt(begin + DAY)).toEqual([])
    expect(await toldAt(begin + 2 * DAY)).toMatchObject([{ kind: 'balanceDue', last: true }])
    expect(await toldAt(begin + 2 * DAY + HOUR)).toEqual([])

    const quiet = await withDeposit('bulb')
    await shift(quiet.orderId, begin, begin + 3 * DAY)
    await at.shop.ask({
      method: 'PUT',
      url: '/api/platform/usercenter/v1/notices',
      headers: quiet.buyer.headers,
      payload: { kind: 'balanceDue', channel: 'sms', wanted: false },
    })
    await within(db(), begin, remindShoppers)
    await at.shop.run('events')
    expect(at.shop.messages.filter((notice) => 'orderId' in notice && notice.orderId === quiet.orderId)).toEqual([])
  })

  it('reminds nobody of a balance that is paid, of an order that ended, or of a window that closed', async () => {
    const begin = NOON + 40 * DAY
    const [paid, left, ended, closed, due] = [
      await withDeposit('bulb'),
      await withDeposit('bulb'),
      await withDeposit('bulb'),
      await withDeposit('bulb'),
      await withDeposit('bulb'),
    ]
    await openNow(paid.orderId)
    const { data } = await placeBalance(paid.buyer, paid.orderId, 75_000)
    await pay(paid.buyer, data!.orderId)
    for (const { orderId } of [left, ended, due]) await shift(orderId, begin, begin + 3 * DAY)
    await shift(closed.orderId, begin - 3 * DAY, begin - 1)
    await cancel(left.buyer, left.orderId)
    await within(db(), now(), (work) => refundOrder(work, ended.orderId, '缺货'))
    at.shop.messages.splice(0)
    await within(db(), begin, remindShoppers)
    await at.shop.run('events')
    const told = at.shop.messages.splice(0).flatMap((one) => (one.kind === 'balanceDue' ? [one['orderId']] : []))
    expect(told.filter((id) => [paid, left, ended, closed, due].some(({ orderId }) => orderId === id))).toEqual([
      due.orderId,
    ])
  })

  it('is limited: a shopper gets no more pieces than its limit', async () => {
    const buyer = await at.shop.buyer()
    expect(await place(buyer, 'lamp', 6, 60_000)).toMatchObject({ code: REPLY_CODE.overLimit })
    expect((await place(buyer, 'lamp', 5, 50_000)).code).toBe(0)
  })
})
