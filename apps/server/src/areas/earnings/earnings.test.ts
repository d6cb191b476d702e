import { DAY, PROMOTER_REFUSAL, PROMOTION_TYPE, REBATE_REFUSAL, REBATE_STATUS, REPLY_CODE } from '@hearth/domain'
import type { ShopCustomer, ShopOrder, ShopOrderDetail, ShopOrderLogs } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { earningHands } from '../../../test/earning-hands'
import { NOON } from '../../../test/noon'
import type { Buyer } from '../../../test/ordering-shop'
import { promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

shopOnAnEngine(
  'what promoters earn',
  async (shop) => {
    const { db } = shop.connection
    await stockShelf(db, [
      { skuNo: 'lamp', price: 20_000 },
      { skuNo: 'odd', price: 19_999 },
      { skuNo: 'desk', price: 30_000 },
      { skuNo: 'grouped', price: 20_000 },
    ])
    await promote(db, {
      id: 'group',
      type: PROMOTION_TYPE.groupBuy,
      skuNos: ['grouped'],
      price: 15_000,
      groups: { size: 2, hours: 1 },
      endTime: NOON + 200 * DAY,
    })
    await earningHands(() => shop).offer({ targets: [{ categoryCode: 'lamp' }, { skuNo: 'odd', rate: 333 }] })
  },
  (at) => {
    const hands = earningHands(() => at.shop)
    const books = async () => expect(await checkBooks(at.shop.connection.db, {})).toEqual([])
    const orderOf = async (who: Pick<Buyer, 'headers'>, orderId: string): Promise<ShopOrder> =>
      (await hands.as<ShopOrderDetail>(who, 'GET', `/api/platform/rebate/shop/${orderId}/v1`)).data!.order
    const refundPiece = async (buyer: Buyer, orderId: string, itemQuantity = 1) => {
      const [product] = (await hands.order(buyer, orderId)).products
      const { orderItemId, skuNo } = product!
      const { data, message } = await hands.apply(buyer, { orderItemId, skuNo, itemQuantity })
      if (!data) throw new Error(message)
      const id = data.afterSaleOrderId
      await hands.deed(id, 'agree')
      await hands.deed(id, 'receive', { counted: itemQuantity, resellable: 0 })
      await hands.deed(id, 'refund', {})
      await hands.settle()
    }

    it('waits from the payment on, and settles once the order can no longer be refunded', async () => {
      const promoter = await hands.promoter()
      const buyer = await at.shop.buyer()
      const placed = await at.shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 20_000, {
        shareId: promoter.shareId,
      })
      await at.shop.run('events')
      expect(await hands.amount(promoter)).toEqual({ totalAmount: 0, settledAmount: 0, pendingAmount: 0 })
      expect(await orderOf(promoter, placed.orderId)).toMatchObject({
        rebateAmount: 1000,
        rebateStatus: REBATE_STATUS.pending,
      })
      await at.shop.press(await at.shop.startPayment(buyer, placed.orderId), 'pay')
      await at.shop.run('deliver', 'events')
      expect(await hands.amount(promoter)).toEqual({ totalAmount: 1000, settledAmount: 0, pendingAmount: 1000 })
      await hands.receive(buyer, placed.orderId)
      await at.shop.run('settle earnings')
      expect((await hands.amount(promoter)).settledAmount).toBe(0)
      await hands.settled()
      expect(await hands.amount(promoter)).toEqual({ totalAmount: 1000, settledAmount: 1000, pendingAmount: 0 })
      expect(await orderOf(promoter, placed.orderId)).toMatchObject({ rebateStatus: REBATE_STATUS.settled })
      await books()
    })

    it('is taken back in proportion to each refunded piece, before it settles and after', async () => {
      const promoter = await hands.promoter()
      const { buyer, order } = await hands.bought(promoter, [{ skuNo: 'odd', itemQuantity: 3 }], 59_997)
      // 3.33 % of 59997 fen, rounded down.
      expect((await hands.amount(promoter)).pendingAmount).toBe(1997)
      await hands.receive(buyer, order.orderId)
      await refundPiece(buyer, order.orderId)
      expect((await hands.amount(promoter)).pendingAmount).toBe(1332)
      await hands.settled()
      expect(await hands.amount(promoter)).toMatchObject({ settledAmount: 1332, pendingAmount: 0 })
      const { result } = await hands.entries(promoter)
      expect(result.map(({ type, amount, title }) => [type, amount, title])).toEqual([
        [3, -665, '灯 odd 退款扣回返利'],
        [1, 1997, '灯 odd 推广返利'],
      ])
      await books()
    })

    it('is nothing once the order is cancelled, or refunded in full', async () => {
      const promoter = await hands.promoter()
      const { order } = await hands.bought(promoter)
      expect((await hands.amount(promoter)).pendingAmount).toBe(1000)
      await hands.refund(order.orderId)
      await hands.settle()
      expect(await hands.amount(promoter)).toEqual({ totalAmount: 0, settledAmount: 0, pendingAmount: 0 })
      expect(await orderOf(promoter, order.orderId)).toMatchObject({
        rebateAmount: 0,
        rebateStatus: REBATE_STATUS.cancelled,
      })
      expect((await hands.entries(promoter)).result.map(({ amount }) => amount)).toEqual([-1000, 1000])
      await books()
    })

    it('stays as it is where a piece is exchanged for another', async () => {
      const promoter = await hands.promoter()
      const { buyer, order } = await hands.bought(promoter)
      await hands.receive(buyer, order.orderId)
      const before = await hands.amount(promoter)
      const [product] = (await hands.order(buyer, order.orderId)).products
      const form = { orderItemId: product!.orderItemId, skuNo: product!.skuNo, serviceType: 2 as const }
      const { data } = await hands.apply(buyer, { ...form, reason: 'quality-looks' })
      const id = data!.afterSaleOrderId
      await hands.deed(id, 'agree')
      await hands.deed(id, 'receive', { counted: 1, resellable: 0 })
      expect((await hands.deed(id, 'send-another', { companyName: '京东快递', trackingNumber: 'JD1' })).code).toBe(0)
      await at.shop.run('events')
      expect(await hands.amount(promoter)).toEqual(before)
      await hands.settled()
      expect(await hands.amount(promoter)).toMatchObject({ totalAmount: before.totalAmount, pendingAmount: 0 })
      await books()
    })

    it('is on what was paid in money: coins and freight earn nothing', async () => {
      const promoter = await hands.promoter()
      const buyer = await at.shop.buyer()
      await hands.ops('POST /ops/points/give/v1', {
        telephone: buyer.id.slice('shopper-'.length),
        unit: 'gold',
        pieces: 1000,
        reason: '测试',
      })
      await hands.bought(promoter, undefined, 19_000, { useGold: true }, buyer)
      expect((await hands.amount(promoter)).pendingAmount).toBe(950)
      await books()
    })

    it('is nothing for one’s own order, by one’s own telephone, or to one’s own address, and the reason is given', async () => {
      const promoter = await hands.promoter()
      const owner: Buyer = { ...(await at.shop.buyer()) }
      await hands.certify(owner)
      const shareId = await hands.share(owner)
      const own = await hands.bought({ shareId }, undefined, undefined, {}, owner)
      // The shoppers in these tests have the same address as this promoter.
      const near = await hands.bought({ shareId })
      const called = await hands.bought(promoter, undefined, undefined, {
        telephone: promoter.id.slice('shopper-'.length),
      })
      const refusalOf = async (who: Pick<Buyer, 'headers'>, orderId: string) =>
        (await orderOf(who, orderId)).earnings.map(({ refusal, reason }) => [refusal, typeof reason])
      expect(await refusalOf(owner, own.order.orderId)).toEqual([[REBATE_REFUSAL.ownOrder, 'string']])
      expect(await refusalOf(owner, near.order.orderId)).toEqual([[REBATE_REFUSAL.sameAddress, 'string']])
      expect(await refusalOf(promoter, called.order.orderId)).toEqual([[REBATE_REFUSAL.sameTelephone, 'string']])
      expect([await hands.amount(owner), await hands.amount(promoter)].map(({ totalAmount }) => totalAmount)).toEqual([
        0, 0,
      ])
      await books()
    })

    it('is nothing for the second of two promoters who buy from each other', async () => {
      const { db } = at.shop.connection
      const one = await at.shop.buyer()
      const other = await at.shop.buyer()
      // These shoppers have addresses of their own.
      await sql`update address set detail_address = '东街 2 号' where shopper_id = ${one.id}`.execute(db)
      await sql`update address set detail_address = '西街 3 号' where shopper_id = ${other.id}`.execute(db)
      await hands.certify(one)
      await hands.certify(other)
      const first = await hands.bought({ shareId: await hands.share(one) }, undefined, undefined, {}, other)
      const second = await hands.bought({ shareId: await hands.share(other) }, undefined, undefined, {}, one)
      expect((await orderOf(one, first.order.orderId)).rebateAmount).toBe(1000)
      expect((await orderOf(other, second.order.orderId)).earnings[0]?.refusal).toBe(REBATE_REFUSAL.eachOther)
    })

    it('depends on the promoter’s status when the order was placed, not when it is paid', async () => {
      const { db } = at.shop.connection
      const promoter = await hands.promoter()
      const before = await at.shop.buyer()
      const lamp = [{ skuNo: 'lamp', itemQuantity: 1 }]
      const early = await at.shop.buy(before, lamp, 20_000, { shareId: promoter.shareId, useGold: false })
      await sql`
        update promoter set suspended_at = 1, suspended_reason = '测试' where shopper_id = ${promoter.id}`.execute(db)
      const late = await hands.bought(promoter)
      await at.shop.press(await at.shop.startPayment(before, early.orderId), 'pay')
      await at.shop.run('deliver', 'events')
      expect((await orderOf(promoter, late.order.orderId)).earnings[0]?.refusal).toBe(REBATE_REFUSAL.suspended)
      expect((await hands.amount(promoter)).pendingAmount).toBe(1000)
    })

    it('keeps the rate of the moment the order was placed', async () => {
      const promoter = await hands.promoter()
      const buyer = await at.shop.buyer()
      const lamp = [{ skuNo: 'lamp', itemQuantity: 1 }]
      const { orderId } = await at.shop.buy(buyer, lamp, 20_000, { shareId: promoter.shareId, useGold: false })
      const { version } = (await hands.ops<{ version: number }>('GET /ops/rebate-levels/v1')).data!
      const level = (rate: number, as: number) =>
        hands.ops('PUT /ops/rebate-levels/v1', { version: as, levels: [{ level: 'normal', rate }] })
      await level(1000, version)
      await at.shop.press(await at.shop.startPayment(buyer, orderId), 'pay')
      await at.shop.run('deliver', 'events')
      expect((await hands.amount(promoter)).pendingAmount).toBe(1000)
      await hands.bought(promoter)
      expect((await hands.amount(promoter)).pendingAmount).toBe(3000)
      await hands.ops('PUT /ops/rebate-levels/v1', { version: version + 1, levels: [] })
      await books()
    })

    it('ignores a share that nobody made, however long its id is', async () => {
      for (const shareId of ['nobody', 'x'.repeat(5000), ''])
        expect((await hands.bought({ shareId })).order.orderStatus).toBe(20)
      const { rows } = await sql`select from order_share where share_id in ('nobody', '')`.execute(
        at.shop.connection.db,
      )
      expect(rows).toEqual([])
    })

    it('waits for a group to be complete', async () => {
      const promoter = await hands.promoter()
      const campaign = { kind: 'group' as const, promotionId: 'group' }
      const buy = [{ skuNo: 'grouped', itemQuantity: 1 }]
      const { order } = await hands.bought(promoter, buy, 15_000, { campaign })
      expect((await hands.amount(promoter)).totalAmount).toBe(0)
      expect((await orderOf(promoter, order.orderId)).rebateAmount).toBe(750)
      at.shop.wait(2 * 3_600_000)
      await at.shop.run('end groups', 'refund', 'events')
      expect((await hands.amount(promoter)).totalAmount).toBe(0)
      expect((await orderOf(promoter, order.orderId)).rebateAmount).toBe(0)
      await books()
    })

    it('can be read by no other promoter', async () => {
      const promoter = await hands.promoter()
      const other = await hands.promoter()
      const { order } = await hands.bought(promoter)
      const url = `/api/platform/rebate/shop/${order.orderId}`
      for (const path of [`${url}/v1`, `${url}/customer/v1`, `${url}/operLogs/v1`]) {
        expect((await hands.as(promoter, 'GET', path)).code).toBe(0)
        expect((await hands.as(other, 'GET', path)).code).toBe(REPLY_CODE.notFound)
        expect((await at.shop.ask(path)).code).toBe(REPLY_CODE.loginNeeded)
      }
      expect((await hands.orders(other)).data).toEqual({ result: [], totalCount: 0, startId: '' })
      expect((await hands.entries(other)).totalCount).toBe(0)
      const customer = await hands.as<ShopCustomer>(promoter, 'GET', `${url}/customer/v1`)
      expect(customer.data).toEqual({ name: '*暖', telephone: '138****0000', address: '北京市朝阳区' })
      const logs = await hands.as<ShopOrderLogs>(promoter, 'GET', `${url}/operLogs/v1`)
      expect(logs.data?.operLogs.length).toBeGreaterThan(0)
      expect(logs.data?.operLogs.map(({ detail }) => detail).join('')).toBe('')
    })

    it('answers a shopper who is no promoter with zeros, and names the next step', async () => {
      const buyer = await at.shop.buyer()
      expect(await hands.amount(buyer)).toEqual({ totalAmount: 0, settledAmount: 0, pendingAmount: 0 })
      expect((await hands.as(buyer, 'GET', '/api/platform/rebate/v1')).data).toEqual({
        promoter: false,
        totalAmount: 0,
        pendingAmount: 0,
      })
      expect(await hands.orders(buyer)).toMatchObject({
        code: REPLY_CODE.wrongState,
        message: PROMOTER_REFUSAL.noShop,
      })
      expect(await hands.as(buyer, 'POST', '/api/platform/rebate/v1/shareCode', {})).toMatchObject({
        code: REPLY_CODE.wrongState,
        message: PROMOTER_REFUSAL.none,
      })
    })

    it('lists entries and orders page by page, each once, with the same number of queries for many as for few', async () => {
      const promoter = await hands.promoter()
      const queriesOf = async (read: () => Promise<unknown>) => {
        at.shop.queries.length = 0
        await read()
        // Statements that read the session do not count, since it may be cached.
        return at.shop.queries.filter((text) => !text.includes('token_hash')).length
      }
      const first = await hands.bought(promoter)
      const few = await queriesOf(() => hands.orders(promoter, { count: 50 }))
      const fewEntries = await queriesOf(() => hands.entries(promoter, '?count=50'))
      for (let n = 0; n < 6; n += 1) {
        at.shop.wait(1000)
        const { order } = await hands.bought(promoter)
        if (n % 2 === 0) await hands.refund(order.orderId)
        await hands.settle()
      }
      expect(await queriesOf(() => hands.orders(promoter, { count: 50 }))).toBe(few)
      expect(await queriesOf(() => hands.entries(promoter, '?count=50'))).toBe(fewEntries)
      const whole = await hands.entries(promoter, '?count=50')
      expect(whole.totalCount).toBe(10)
      const pages: string[] = []
      for (let startId = ''; ;) {
        const page = await hands.entries(promoter, `?count=3&startId=${startId}`)
        pages.push(...page.result.map(({ entryId }) => entryId))
        startId = page.startId
        if (startId === '') break
      }
      expect(pages).toEqual(whole.result.map(({ entryId }) => entryId))
      expect(new Set(pages).size).toBe(10)
      const orders = (await hands.orders(promoter, { count: 2 })).data!
      expect(orders.totalCount).toBe(7)
      const rest = (await hands.orders(promoter, { count: 50, startId: orders.startId })).data!
      const ids = [...orders.result, ...rest.result].map(({ orderId }) => orderId)
      expect(new Set(ids).size).toBe(7)
      expect(ids.at(-1)).toBe(first.order.orderId)
      const cancelled = (await hands.orders(promoter, { orderStatus: 90 })).data!
      expect([cancelled.totalCount, new Set(cancelled.result.map((one) => one.orderStatus))]).toEqual([
        3,
        new Set([90]),
      ])
    })

    it('is added up by days in China', async () => {
      const promoter = await hands.promoter()
      await hands.bought(promoter)
      expect(await hands.summary(promoter)).toMatchObject({ todayAmount: 1000, totalAmount: 1000, orderCount: 1 })
      at.shop.wait(DAY)
      expect(await hands.summary(promoter)).toMatchObject({ todayAmount: 0, totalAmount: 1000 })
    })

    it('of a partner shop is kept apart from what the same person earns as a promoter', async () => {
      const partner = await hands.promoter('partner')
      await hands.bought(partner)
      const url = '/api/platform/partner/v1'
      expect((await hands.as(partner, 'GET', `${url}/amount`)).data).toMatchObject({ pendingAmount: 1000 })
      expect((await hands.as(partner, 'GET', `${url}/assets`)).data).toEqual({
        totalAmount: 1000,
        withdrawableAmount: 0,
        pendingAmount: 1000,
      })
      expect((await hands.as(partner, 'POST', `${url}/orders`, {})).data).toMatchObject({ totalCount: 1 })
      expect((await hands.as(partner, 'GET', `${url}/detail`)).data).toMatchObject({ totalCount: 1 })
      expect((await hands.as(partner, 'GET', `${url}/amount/details?channelCode=other`)).data).toMatchObject({
        totalCount: 0,
      })
      expect((await hands.amount(partner)).totalAmount).toBe(0)
      await books()
    })
  },
)
