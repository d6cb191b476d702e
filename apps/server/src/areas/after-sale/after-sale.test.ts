import { DAY, PROMOTION_TYPE, REPLY_CODE, RETURN_TYPE, USUAL_SERVICE_RULES } from '@hearth/domain'
import type { ServiceAddress, UserProfile } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import type { OrderingShop } from '../../../test/ordering-shop'
import { giveCoupon, promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { serviceHands } from '../../../test/served-shop'

const STOCK = { lamp: 1000, mug: 100, cover: 50, pot: 100 }

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [
    { skuNo: 'lamp', price: 20_000, stock: STOCK.lamp },
    { skuNo: 'mug', price: 5000, stock: STOCK.mug },
    { skuNo: 'cover', price: 1000, stock: STOCK.cover },
    { skuNo: 'pot', price: 5000, stock: STOCK.pot },
  ])
  await promote(db, { id: 'flash', type: PROMOTION_TYPE.flashSale, skuNos: ['pot'], price: 4000, stock: 50, limit: 2 })
  await promote(db, { id: 'gift', type: PROMOTION_TYPE.gift, skuNos: ['mug', 'pot'], giftSkuNo: 'cover' })
}

const lamps = (itemQuantity: number) => [{ skuNo: 'lamp', itemQuantity }]
const parcel = { companyName: '京东快递', trackingNumber: 'JD1' }

shopOnAnEngine('after-sale service', stock, (at) => {
  const db = () => at.shop.connection.db
  const hands = serviceHands(() => at.shop)
  const books = async () => expect(await checkBooks(db(), STOCK)).toEqual([])
  const left = (skuNo: string) => at.shop.number(sql`select stock as n from sku where sku_no = ${skuNo}`)

  it('refunds one piece of three once it arrived, takes back its points and puts it on the shelf', async () => {
    const buyer = await at.shop.buyer()
    const before = await left('lamp')
    const coupons = [await giveCoupon(db(), buyer.id, { value: 1000 })]
    const order = await hands.received(buyer, lamps(3), 59_000, { coupons })
    const [line] = await hands.items(buyer, order.orderId)
    expect(line).toMatchObject({ serviceTypes: [1, 2, 3], serviceQuantity: 3 })

    const orderItemId = line!.orderItemId
    const { data } = await hands.apply(buyer, { orderItemId, skuNo: 'lamp' })
    const id = data!.afterSaleOrderId
    expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({
      afterSaleStatus: 10,
      allowed: ['cancel'],
      freight: { freightAmount: 0, payer: 2 },
    })
    const waiting = async () =>
      (await hands.ask<UserProfile>(buyer, 'GET', '/api/platform/usercenter/v1/userinfo')).data!.orderCounts.afterSale
    expect(await waiting()).toBe(1)
    await hands.deed(id, 'agree')
    expect((await hands.bill(buyer, id)).code).toBe(0)
    expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({
      afterSaleStatus: 30,
      expressNumber: 'SF2',
      allowed: ['cancel', 'sendBill'],
    })
    await hands.deed(id, 'receive', { counted: 1, resellable: 1 })
    expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({ afterSaleStatus: 40, refundStatus: 1 })
    await hands.settle()
    expect(await waiting()).toBe(0)
    const { afterSaleOrder } = await hands.read(buyer, id)
    expect(afterSaleOrder).toMatchObject({ afterSaleStatus: 50, refundStatus: 3, refundAmount: 19_666, allowed: [] })
    expect(afterSaleOrder.logs.map(({ title }) => title)).toEqual([
      '退款成功',
      '退款处理中',
      '商家已收到商品',
      '商品寄回中',
      '商家已同意',
      '售后申请已提交',
    ])
    const told = at.shop.messages.filter((message) => 'afterSaleOrderId' in message && message.afterSaleOrderId === id)
    expect(told).toMatchObject([{ kind: 'afterSaleAgreed', withReturn: true }])
    expect(await left('lamp')).toBe(before - 2)
    const points = await sql<{ unit: string; amount: number }>`
      select unit, balance as amount from ledger_account where owner = ${buyer.id} order by unit`.execute(db())
    expect(points.rows).toEqual([
      { unit: 'gold', amount: 393 },
      { unit: 'points', amount: 393 },
    ])
    // The remaining pieces are refunded with exactly the remaining amount.
    const again = await hands.apply(buyer, { orderItemId, skuNo: 'lamp', itemQuantity: 2 })
    const rest = again.data!.afterSaleOrderId
    await hands.deed(rest, 'agree')
    await hands.deed(rest, 'receive', { counted: 2, resellable: 0 })
    await hands.settle()
    expect((await hands.read(buyer, rest)).afterSaleOrder.refundAmount).toBe(59_000 - 19_666)
    const gone = await sql<{
      n: number
    }>`select sum(balance) as n from ledger_account where owner = ${buyer.id}`.execute(db())
    expect(Number(gone.rows[0]!.n)).toBe(0)
    expect((await hands.items(buyer, order.orderId))[0]).toMatchObject({ serviceTypes: [], serviceQuantity: 0 })
    await books()
  })

  it('cancels an order whose last pieces are refunded before shipping, with its coupon, freight and gift', async () => {
    const buyer = await at.shop.buyer()
    const before = [await left('mug'), await left('cover')]
    const couponId = await giveCoupon(db(), buyer.id, { value: 500 })
    const order = await hands.paid(buyer, [{ skuNo: 'mug', itemQuantity: 1 }], 5500, { coupons: [couponId] })
    expect(order.amounts).toMatchObject({ couponAmount: 500, freightAmount: 1000 })
    const [line, gift] = await hands.items(buyer, order.orderId)
    expect([line!.serviceTypes, gift!.refusedReason]).toEqual([[1], '赠品随主商品一起退回'])
    const { data } = await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'mug', returnType: undefined })
    expect((await hands.ship(order.orderId)).message).toContain('退款申请')
    const kept = await hands.deed(data!.afterSaleOrderId, 'agree', { deductAmount: 100, deductReason: '手续费' })
    expect([kept.code, kept.message]).toEqual([REPLY_CODE.badInput, '商品尚未发出，不能扣除金额'])
    await hands.deed(data!.afterSaleOrderId, 'agree')
    await hands.settle()
    expect((await hands.read(buyer, data!.afterSaleOrderId)).afterSaleOrder).toMatchObject({
      afterSaleStatus: 50,
      refundAmount: 5500,
      returnType: 0,
      gifts: [{ afterSaleStatus: 50, gift: true }],
    })
    expect(await hands.order(buyer, order.orderId)).toMatchObject({ orderStatus: 90, cancelReason: '商品已全部退款' })
    expect([await left('mug'), await left('cover')]).toEqual(before)
    expect(await at.shop.number(sql`select status as n from coupon where id = ${couponId}`)).toBe(0)
    await books()
  })

  it('ships the rest of an order when one line was refunded before shipping', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.paid(buyer, [...lamps(1), { skuNo: 'mug', itemQuantity: 2 }], 30_000)
    const line = (await hands.items(buyer, order.orderId)).find(({ skuNo }) => skuNo === 'mug')!
    const { data } = await hands.apply(buyer, {
      orderItemId: line.orderItemId,
      skuNo: 'mug',
      itemQuantity: 2,
      returnType: undefined,
    })
    await hands.deed(data!.afterSaleOrderId, 'agree')
    await hands.settle()
    expect((await hands.ship(order.orderId)).code).toBe(0)
    expect((await hands.order(buyer, order.orderId)).orderStatus).toBe(30)
    await books()
  })

  it('takes a gift back together with its product, never alone, and counts the returned gifts', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, [{ skuNo: 'mug', itemQuantity: 3 }], 15_000)
    const [line, gift] = await hands.items(buyer, order.orderId)
    const listed = await hands.ask<{ result: object[] }>(
      buyer,
      'GET',
      `/api/platform/afterSales/v1/gifts?orderItemId=${line!.orderItemId}`,
    )
    expect(listed.data!.result).toMatchObject([{ orderItemId: gift!.orderItemId, itemQuantity: 3 }])
    const { data } = await hands.apply(buyer, {
      orderItemId: line!.orderItemId,
      skuNo: 'mug',
      itemQuantity: 2,
      gifts: [gift!.orderItemId],
    })
    const id = data!.afterSaleOrderId
    const { afterSaleOrder } = await hands.read(buyer, id)
    const [along] = afterSaleOrder.gifts
    expect((await hands.withdraw(buyer, along!.afterSaleOrderId)).code).toBe(REPLY_CODE.giftCancelledAlone)
    await hands.deed(id, 'agree')
    expect(along!.itemQuantity).toBe(2)
    const wrong = await hands.deed(id, 'receive', { counted: 3, resellable: 0 })
    expect([wrong.code, wrong.message]).toEqual([REPLY_CODE.badInput, '最多 2 件'])
    const deducted = await hands.deed(id, 'receive', {
      counted: 2,
      resellable: 2,
      gifts: [{ afterSaleOrderId: along!.afterSaleOrderId, counted: 1, resellable: 1 }],
      deductAmount: 500,
      deductReason: '缺少配件',
    })
    expect(deducted.code).toBe(0)
    await hands.settle()
    const done = (await hands.read(buyer, id)).afterSaleOrder
    expect(done).toMatchObject({
      refundAmount: 8500,
      deductAmount: 500,
      deductReason: '缺少配件',
      keptBack: [{ orderItemId: gift!.orderItemId, cause: 'gift', fen: 1000 }],
    })
    expect(done.gifts[0]).toMatchObject({ afterSaleStatus: 50 })
    await books()
  })

  it('takes gifts back both with pieces at a promotion’s price and with those beyond its limit', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.paid(buyer, [{ skuNo: 'pot', itemQuantity: 5 }], 23_000)
    const items = await hands.items(buyer, order.orderId)
    expect(items.map(({ gift, itemQuantity, price }) => [gift, itemQuantity, price])).toEqual([
      [false, 2, 4000],
      [false, 3, 5000],
      [true, 2, 0],
      [true, 3, 0],
    ])
    const goBack = async (at: number, itemQuantity: number) => {
      const form = { orderItemId: items[at]!.orderItemId, skuNo: 'pot', itemQuantity, returnType: RETURN_TYPE.none }
      const { data } = await hands.apply(buyer, form)
      await hands.deed(data!.afterSaleOrderId, 'agree')
      const { afterSaleOrder } = await hands.read(buyer, data!.afterSaleOrderId)
      return afterSaleOrder.gifts.map((one) => one.itemQuantity)
    }
    expect(await goBack(0, 1)).toEqual([1])
    expect(await goBack(1, 3)).toEqual([3])
    await hands.ship(order.orderId)
    expect((await hands.order(buyer, order.orderId)).parcels).toMatchObject([
      { products: [{ itemQuantity: 1 }, { itemQuantity: 1 }] },
    ])
    await hands.settle()
    await books()
  })

  it('counts a gift that came back once, while the money for its product is on its way', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, [{ skuNo: 'mug', itemQuantity: 2 }], 10_000)
    const [line, gift] = await hands.items(buyer, order.orderId)
    const form = { orderItemId: line!.orderItemId, skuNo: 'mug', gifts: [gift!.orderItemId] }
    const { data } = await hands.apply(buyer, form)
    await hands.deed(data!.afterSaleOrderId, 'agree', { withReturn: false })
    await books()
    expect((await hands.items(buyer, order.orderId)).map(({ serviceQuantity }) => serviceQuantity)).toEqual([1, 1])
    await hands.settle()
    await books()
  })

  it('approves nothing for an order that the shop cancelled a moment ago, and closes the request', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.paid(buyer, lamps(3), 60_000)
    const [line] = await hands.items(buyer, order.orderId)
    const { data } = await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'lamp', returnType: undefined })
    const id = data!.afterSaleOrderId
    expect((await hands.refund(order.orderId)).code).toBe(0)
    const late = await hands.deed(id, 'agree')
    expect([late.code, late.message]).toEqual([REPLY_CODE.wrongState, '订单已取消，售后申请会自动关闭'])
    await hands.settle()
    expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({ afterSaleStatus: 90 })
    expect(await at.shop.number(sql`select sum(amount) as n from refund where order_id = ${order.orderId}`)).toBe(
      60_000,
    )
    await books()
  })

  it('exchanges a piece for another, or gives its money back where there is none', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, lamps(2), 40_000)
    const [line] = await hands.items(buyer, order.orderId)
    const form = { orderItemId: line!.orderItemId, skuNo: 'lamp', serviceType: 2 as const, reason: 'quality-looks' }
    const before = await left('lamp')
    const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
    expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({
      freight: { payer: 1 },
      sendBackInfo: { consigneeName: '林暖' },
    })
    await hands.deed(id, 'agree')
    await hands.deed(id, 'receive', { counted: 1, resellable: 0 })
    await hands.deed(id, 'send-another', parcel)
    expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({
      afterSaleStatus: 50,
      refundStatus: 0,
      sendBackParcel: { expressCompany: '京东快递', expressNumber: 'JD1' },
    })
    expect(await left('lamp')).toBe(before - 1)
    // The new piece of the exchange has the same service rights as the old one.
    expect((await hands.items(buyer, order.orderId))[0]).toMatchObject({ serviceQuantity: 2 })

    const second = (await hands.apply(buyer, form)).data!.afterSaleOrderId
    await hands.deed(second, 'agree')
    await hands.deed(second, 'receive', { counted: 1, resellable: 1 })
    await sql`update sku set stock = 0, sold = sold + stock where sku_no = 'lamp'`.execute(db())
    const none = await hands.deed(second, 'send-another', parcel)
    expect([none.code, none.message]).toEqual([REPLY_CODE.soldOut, '库存不足，可改为退款'])
    await sql`update sku set stock = ${before}, sold = sold - ${before} where sku_no = 'lamp'`.execute(db())
    await hands.deed(second, 'refund')
    await hands.settle()
    expect((await hands.read(buyer, second)).afterSaleOrder).toMatchObject({
      afterSaleStatus: 50,
      refundAmount: 20_000,
    })
    await books()
  })

  it('repairs for a price that is paid, and sends a product back unrepaired when the price is declined', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, lamps(2), 40_000)
    const [line] = await hands.items(buyer, order.orderId)
    const form = { orderItemId: line!.orderItemId, skuNo: 'lamp', serviceType: 3 as const, reason: 'damaged' }
    const ids = [(await hands.apply(buyer, form)).data!, (await hands.apply(buyer, form)).data!].map(
      ({ afterSaleOrderId }) => afterSaleOrderId,
    )
    for (const id of ids) {
      await hands.deed(id, 'agree')
      await hands.deed(id, 'receive', { counted: 1, resellable: 0 })
      expect((await hands.repairPay(buyer, id)).code).toBe(REPLY_CODE.wrongState)
      const items = [
        { name: '灯板更换', price: 3000 },
        { name: '工时', price: 2000 },
      ]
      expect((await hands.deed(id, 'quote', { items })).code).toBe(0)
      expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({
        repairStatus: 1,
        repairPrice: { totalAmount: 5000, items },
        allowed: ['payRepair', 'decline'],
      })
      expect((await hands.deed(id, 'send-back', parcel)).code).toBe(REPLY_CODE.wrongState)
    }
    const [paid, declined] = ids as [string, string]
    const pay = (await hands.repairPay(buyer, paid)).data!
    expect(pay.payAmount).toBe(5000)
    expect((await hands.repairPay(buyer, paid)).data).toEqual(pay)
    await at.shop.press({ cashierUrl: pay.cashierUrl, paymentId: '', paymentStatus: 0 }, 'pay')
    await at.shop.run('deliver')
    expect((await hands.read(buyer, paid)).afterSaleOrder).toMatchObject({ repairStatus: 2, allowed: [] })
    expect((await hands.repairPay(buyer, paid)).data).toMatchObject({ payAmount: 0, cashierUrl: '' })

    const late = (await hands.repairPay(buyer, declined)).data!
    // A client repeats the request, since it did not receive the reply.
    for (let times = 0; times < 2; times += 1) expect((await hands.withdraw(buyer, declined)).code).toBe(0)
    // The shopper's payment arrives after the shopper declined the repair, so the shop refunds it.
    await at.shop.press({ cashierUrl: late.cashierUrl, paymentId: '', paymentStatus: 0 }, 'pay')
    await at.shop.run('deliver', 'refund')
    const returned = await at.shop.number(
      sql`select amount as n from refund where order_id = ${order.orderId} and cause = 'paidLate' and status = 1`,
    )
    expect(returned).toBe(5000)
    for (const id of ids) {
      await hands.deed(id, 'send-back', parcel)
      expect((await hands.read(buyer, id)).afterSaleOrder.afterSaleStatus).toBe(50)
    }
    await books()
  })

  it('sends by bank what the cashier cannot give back, and hides the account', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, lamps(1), 20_000)
    const [line] = await hands.items(buyer, order.orderId)
    const id = (await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'lamp' })).data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    await hands.deed(id, 'receive', { counted: 1, resellable: 1 })
    await sql`
      update sandbox_trade set closed = true
      where payment_id in (select id from payment where order_id = ${order.orderId})`.execute(db())
    await hands.settle()
    const stuck = (await hands.read(buyer, id)).afterSaleOrder
    expect(stuck).toMatchObject({ afterSaleStatus: 40, refundStatus: 2, allowed: ['giveAccount'] })
    const give = (accountNumber: string) =>
      hands.ask(buyer, 'PUT', `/api/platform/afterSales/v1/${id}`, {
        submission: 'bankInfo',
        bankInfo: { bankName: '招商银行北京东城支行', accountName: '林暖', accountNumber },
      })
    expect(await give('not a number')).toMatchObject({ code: REPLY_CODE.badInput, field: 'bankInfo' })
    expect((await give('6214 8301 0000 1234')).code).toBe(0)
    expect((await hands.read(buyer, id)).bankInfo).toMatchObject({ accountNumber: '************1234' })
    expect((await hands.asStaff(id)).bankInfo!.accountNumber).toBe('************1234')
    const revealed = await hands.ops<{ bankInfo: object }>(`POST /ops/after-sales/${id}/reveal/v1`, {})
    expect(revealed.data!.bankInfo).toMatchObject({ accountNumber: '6214830100001234' })

    const { data } = await hands.ops<{ refunds: { refundId: string; afterSaleOrderId: string; amount: number }[] }>(
      'GET /ops/refunds/stuck/v1',
    )
    const mine = data!.refunds.find(({ afterSaleOrderId }) => afterSaleOrderId === id)!
    expect(mine.amount).toBe(20_000)
    const settle = () => hands.ops(`POST /ops/refunds/${mine.refundId}/bank/v1`, { reference: 'B1' })
    expect([(await settle()).data, (await settle()).data]).toEqual([{ amount: 20_000 }, { amount: 0 }])
    await at.shop.run('events')
    expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({ afterSaleStatus: 50, refundStatus: 3 })
    await books()
  })

  it('asks for a pickup address when the street of the order is none of the listed ones (S14)', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, lamps(1), 20_000)
    await sql`update orders set address = address || '{"streetName":"其他"}'::jsonb where id = ${order.orderId}`.execute(
      db(),
    )
    const [line] = await hands.items(buyer, order.orderId)
    const form = { orderItemId: line!.orderItemId, skuNo: 'lamp' }
    const fetched = { ...form, returnType: RETURN_TYPE.fetched }
    expect(await hands.apply(buyer, fetched)).toMatchObject({ code: REPLY_CODE.badInput, field: 'returnInfo' })
    const returnInfo = { ...order.address!, streetName: '望京街道', detailAddress: '望京街 2 号' }
    expect(await hands.apply(buyer, { ...fetched, returnInfo })).toMatchObject({ code: 0 })
  })

  it('is refused with a reason, can be requested again, and ends when the shopper waits too long', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, lamps(1), 20_000)
    const [line] = await hands.items(buyer, order.orderId)
    const form = { orderItemId: line!.orderItemId, skuNo: 'lamp' }
    const first = (await hands.apply(buyer, form)).data!.afterSaleOrderId
    expect((await hands.apply(buyer, form)).code).toBe(REPLY_CODE.wrongState)
    await hands.deed(first, 'refuse', { reason: '请先联系客服' })
    expect((await hands.read(buyer, first)).afterSaleOrder).toMatchObject({
      afterSaleStatus: 91,
      refusedReason: '请先联系客服',
    })
    const second = (await hands.apply(buyer, form)).data!.afterSaleOrderId
    await hands.deed(second, 'agree')
    at.shop.wait(7 * DAY + 1)
    await at.shop.run('end service waits')
    expect((await hands.read(buyer, second)).afterSaleOrder.afterSaleStatus).toBe(90)
    // A week has passed. A refund is no longer possible, but an exchange is.
    const late = await hands.apply(buyer, form)
    expect([late.code, late.field]).toEqual([REPLY_CODE.wrongState, 'serviceType'])
    expect((await hands.items(buyer, order.orderId))[0]!.serviceTypes).toEqual([2, 3])
    at.shop.wait(-(7 * DAY + 1))
    await books()
  })

  it('shows nobody another shopper’s lines and requests, and names a field that is wrong', async () => {
    const [buyer, other] = [await at.shop.buyer(), await at.shop.buyer()]
    const order = await hands.received(buyer, lamps(2), 40_000)
    const [line] = await hands.items(buyer, order.orderId)
    const form = { orderItemId: line!.orderItemId, skuNo: 'lamp' }
    const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
    for (const answer of [
      await hands.apply(other, form),
      await hands.ask(other, 'GET', `/api/platform/afterSales/v1/${id}`),
      await hands.ask(other, 'GET', `/api/platform/afterSales/v1/${id}/freight`),
      await hands.ask(other, 'GET', `/api/platform/afterSales/v1/${id}/repair/price`),
      await hands.ask(other, 'GET', `/api/platform/orders/v1/${order.orderId}/items/service`),
      await hands.ask(other, 'GET', `/api/platform/orders/v1/items/${line!.orderItemId}/sns/service`),
      await hands.repairPay(other, id),
      await hands.bill(other, id),
      await hands.withdraw(other, id),
    ])
      expect(answer.code).toBe(REPLY_CODE.notFound)
    const wrong = async (more: object) => (await hands.apply(buyer, { ...form, ...more })).field
    expect(await wrong({ skuNo: 'mug' })).toBe('skuNo')
    expect(await wrong({ reason: 'quality' })).toBe('reason')
    expect(await wrong({ itemQuantity: 2 })).toBe('itemQuantity')
    expect(await wrong({ returnType: 0 })).toBe('returnType')
    expect(await wrong({ gifts: ['none'] })).toBe('gifts')
    expect(await wrong({ suitSkuInfo: [{ skuNo: 'lamp', itemQuantity: 1 }] })).toBe('suitSkuInfo')
    expect(await wrong({ sns: ['SN1'] })).toBe('sns')
    expect(await wrong({ detailImages: ['https://elsewhere.example/a.png'] })).toBe('detailImages')
    expect(await wrong({ returnType: 1, returnInfo: { ...order.address, addressId: other.addressId } })).toBe(
      'returnInfo',
    )
    expect(await wrong({ returnType: 1, returnInfo: { ...order.address, provinceName: '西藏自治区' } })).toBe(
      'returnInfo',
    )
    await books()
  })

  it('knows the serial numbers of the pieces, and accepts one request for each', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, lamps(2), 40_000)
    const [line] = await hands.items(buyer, order.orderId)
    const sns = [{ sn: 'SN1' }, { sn: 'SN2', installSn: 'IN2' }]
    const set = (wanted: object[]) =>
      hands.ops(`PUT /ops/orders/items/${line!.orderItemId}/serial-numbers/v1`, { sns: wanted })
    expect(await set([sns[0]!])).toMatchObject({ field: 'sns' })
    expect((await set(sns)).code).toBe(0)
    const both = { orderItemId: line!.orderItemId, skuNo: 'lamp', itemQuantity: 2, sns: ['SN2', 'IN2'] }
    expect(await hands.apply(buyer, both)).toMatchObject({ field: 'sns' })
    const form = { orderItemId: line!.orderItemId, skuNo: 'lamp' }
    expect(await hands.apply(buyer, { ...form, sns: ['SN3'] })).toMatchObject({ field: 'sns' })
    const asked = await hands.apply(buyer, { ...form, sns: ['IN2'] })
    expect(await hands.apply(buyer, { ...form, sns: ['SN2'] })).toMatchObject({
      message: '序列号 SN2 已在售后中或已退款',
    })
    const read = async (path: string) =>
      (
        await hands.ask<{ result: object[] }>(
          buyer,
          'GET',
          `/api/platform/orders/v1/items/${line!.orderItemId}/sns/${path}`,
        )
      ).data!.result
    expect(await read('service')).toEqual([
      { sn: 'SN1', inService: false },
      { sn: 'SN2', installSn: 'IN2', inService: true },
    ])
    expect(await read('install/service')).toEqual([{ sn: 'IN2', inService: true }])
    // Once a piece is refunded, another request cannot name its serial number.
    await hands.deed(asked.data!.afterSaleOrderId, 'agree')
    await hands.bill(buyer, asked.data!.afterSaleOrderId)
    await hands.deed(asked.data!.afterSaleOrderId, 'receive', { counted: 1, resellable: 1 })
    await hands.settle()
    expect(await hands.apply(buyer, { ...form, sns: ['SN2'] })).toMatchObject({
      message: '序列号 SN2 已在售后中或已退款',
    })
    await books()
  })

  it('shows staff whether there is an invoice, and since when', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, lamps(1), 20_000)
    const [line] = await hands.items(buyer, order.orderId)
    const now = at.shop.ports.clock()
    const form = { orderItemId: line!.orderItemId, skuNo: 'lamp', serviceType: 3, reason: 'damaged' } as const
    const asked = (invoiceTime: number) => hands.apply(buyer, { ...form, hasInvoice: 1, invoiceTime })
    expect(await asked(now + DAY)).toMatchObject({ code: REPLY_CODE.badInput, field: 'invoiceTime' })
    const { data } = await asked(now - DAY)
    expect(await hands.asStaff(data!.afterSaleOrderId)).toMatchObject({ hasInvoice: 1, invoiceTime: now - DAY })
  })

  it('picks nothing up from a saved address that has no street (V03)', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, lamps(1), 20_000)
    const [line] = await hands.items(buyer, order.orderId)
    await sql`update address set street_name = '其他' where id = ${buyer.addressId}`.execute(db())
    const { data } = await hands.ask<{ address: ServiceAddress }>(
      buyer,
      'POST',
      '/api/platform/orders/v1/items/detail/service',
      { orderItemId: line!.orderItemId },
    )
    const form = {
      orderItemId: line!.orderItemId,
      skuNo: 'lamp',
      returnType: RETURN_TYPE.fetched,
      returnInfo: { ...data!.address, addressId: buyer.addressId },
    }
    expect(await hands.apply(buyer, form)).toMatchObject({ code: REPLY_CODE.badInput, field: 'returnInfo' })
  })

  it('lists the lines and the requests of all orders, page by page', async () => {
    const buyer = await at.shop.buyer()
    const orders = []
    for (let n = 0; n < 3; n += 1) {
      at.shop.wait(1000)
      orders.push(await hands.received(buyer, [...lamps(1), { skuNo: 'mug', itemQuantity: 1 }], 25_000))
    }
    type Page = { result: { orderItemId: string; orderId: string }[]; totalCount: number; startId: string }
    const pages: string[][] = []
    let startId = ''
    do {
      const { data } = await hands.ask<Page>(
        buyer,
        'GET',
        `/api/platform/orders/v1/items/service?count=4&startId=${startId}`,
      )
      pages.push(data!.result.map(({ orderItemId }) => orderItemId))
      expect(data!.totalCount).toBe(9)
      startId = data!.startId
    } while (startId !== '')
    expect(pages.map((page) => page.length)).toEqual([4, 4, 1])
    expect(new Set(pages.flat()).size).toBe(9)
    expect(pages[0]![0]!.startsWith(orders[2]!.orderId)).toBe(true)

    for (const order of orders) {
      at.shop.wait(1000)
      const line = (await hands.items(buyer, order.orderId))[0]!
      await hands.apply(buyer, { orderItemId: line.orderItemId, skuNo: 'lamp' })
    }
    type Requests = { result: { orderId: string }[]; totalCount: number; startId: string }
    const first = (await hands.ask<Requests>(buyer, 'GET', '/api/platform/afterSales/v1?count=2')).data!
    expect([first.totalCount, first.result.map(({ orderId }) => orderId)]).toEqual([
      3,
      [orders[2]!.orderId, orders[1]!.orderId],
    ])
    at.shop.queries.length = 0
    const second = (
      await hands.ask<Requests>(buyer, 'GET', `/api/platform/afterSales/v1?count=2&startId=${first.startId}`)
    ).data!
    expect([second.result.map(({ orderId }) => orderId), second.startId]).toEqual([[orders[0]!.orderId], ''])
    expect(at.shop.queries.length).toBe(1)
  })

  // These tests come last, since they wait until the promotions have ended.
  it('shows 0 coins, never fewer, to a shopper who spent coins that are taken back', async () => {
    const buyer = await at.shop.buyer()
    const first = await hands.received(buyer, lamps(1), 20_000)
    // The deadline for refunds has passed, so the earned coins can be spent. The product can still be exchanged. Here
    // the shop refunds the exchange, and takes back coins that were already spent.
    at.shop.wait((USUAL_SERVICE_RULES.refundDays + 1) * DAY)
    await hands.paid(buyer, lamps(1), 19_800, { useGold: true })
    const [line] = await hands.items(buyer, first.orderId)
    const form = { orderItemId: line!.orderItemId, skuNo: 'lamp', serviceType: 2 as const, reason: 'quality-looks' }
    const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    await hands.deed(id, 'receive', { counted: 1, resellable: 1 })
    await hands.deed(id, 'refund')
    await hands.settle()
    const { rows } = await sql<{ balance: number }>`
      select balance from ledger_account where owner = ${buyer.id} and kind = 'gold'`.execute(db())
    expect(rows).toEqual([{ balance: -200 }])
    expect(await hands.ask(buyer, 'GET', '/api/platform/usercenter/v1/userinfo')).toMatchObject({
      code: 0,
      data: { gold: 0, stars: 0 },
    })
  })

  it('takes back the coins an order earned before returning those spent on it', async () => {
    const buyer = await at.shop.buyer()
    await hands.received(buyer, lamps(1), 20_000)
    at.shop.wait((USUAL_SERVICE_RULES.refundDays + 1) * DAY)
    const { orderId } = await hands.received(buyer, lamps(1), 19_800, { useGold: true })
    const [line] = await hands.items(buyer, orderId)
    const { data } = await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'lamp' })
    const id = data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    await hands.deed(id, 'receive', { counted: 1, resellable: 1 })
    await hands.settle()
    const { rows } = await sql<{ kind: string; amount: number; balance: number }>`
      select source_kind as kind, amount, balance_after as balance from ledger_entry
      join ledger_account on ledger_account.id = account_id and owner = ${buyer.id} and kind = 'gold'
      order by ledger_entry.version`.execute(db())
    expect(rows).toEqual([
      { kind: 'order-earned', amount: 200, balance: 200 },
      { kind: 'order-spent', amount: -200, balance: 0 },
      { kind: 'order-earned', amount: 198, balance: 198 },
      { kind: 'after-sale-taken-back', amount: -198, balance: 0 },
      { kind: 'after-sale-returned', amount: 200, balance: 200 },
    ])
  })
})
