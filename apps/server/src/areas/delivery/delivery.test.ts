import { DAY, PROMOTION_TYPE, REPLY_CODE, USUAL_DELIVERY, type DeliveryRules } from '@hearth/domain'
import type { DeliveryTime, OrderDetail, Settlement, SpuDelivery } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { writeDeliveryRules } from '#areas/delivery/set-delivery-rules'
import { commandLine } from '../../../test/command-line'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { draftOf, promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

const NOWHERE_NEAR = '该地区暂不支持配送，请更换收货地址'

/** The addresses of the tests are in 朝阳区; the clock is at half past ten there. */
shopOnAnEngine(
  'delivery',
  async ({ connection: { db } }) => {
    await stockShelf(db, [
      { skuNo: 'lamp', price: 5000 },
      { skuNo: 'gone', stock: 0 },
      { skuNo: 'ahead', price: 20_000 },
      { skuNo: 'funded', price: 20_000 },
    ])
    const deposit = { amount: 1000, balanceBegin: NOON + 10 * DAY, balanceEnd: NOON + 13 * DAY }
    await promote(db, { id: 'ahead', type: PROMOTION_TYPE.preSale, skuNos: ['ahead'], price: 9000, deposit })
    const goal = { pieces: 10 }
    await promote(db, { id: 'funded', type: PROMOTION_TYPE.crowdFunding, skuNos: ['funded'], price: 9000, goal })
  },
  (at) => {
    let shop: OrderingShop
    let buyer: Buyer
    beforeAll(() => void (shop = at.shop))
    beforeEach(async () => {
      await rules({ areas: [] })
      buyer = await shop.buyer()
      await sql`update shopper set default_address_id = ${buyer.addressId} where id = ${buyer.id}`.execute(
        shop.connection.db,
      )
    })

    const rules = (more: Partial<DeliveryRules>) =>
      writeDeliveryRules(shop.connection.db, { ...USUAL_DELIVERY, cutoffHour: 23, ...more })
    const notThere = () => rules({ areas: [{ areaCode: '110105', deliverable: false }] })
    const ofSpu = (payload: object, who: Buyer | undefined = buyer) =>
      shop.ask<SpuDelivery>({
        method: 'POST',
        url: '/api/platform/product/v1/spu/deliver',
        payload,
        headers: who?.headers,
      })
    const timeOf = (payload: object, who: Buyer | undefined = buyer) =>
      shop.ask<DeliveryTime>({
        method: 'POST',
        url: '/api/rest/logistics/v1/delivertime',
        payload,
        headers: who?.headers,
      })
    const settle = (query = '') =>
      shop.ask<Settlement>({ url: `/api/cart/v1/settlement?skuNo=lamp${query}`, headers: buyer.headers })
    const order = () =>
      shop.ask({
        method: 'POST',
        url: '/api/orders/v1',
        headers: buyer.headers,
        payload: draftOf(buyer.addressId, [{ skuNo: 'lamp', itemQuantity: 1 }], 6000),
      })

    it('is told on the product page, at checkout and in the delivery-time call in the same words', async () => {
      await rules({ areas: [{ areaCode: '110105', deliverable: true, days: 1 }] })
      const told = { text: '预计明天送达', arriveTime: Date.parse('2026-11-22T23:59:59.999+08:00') }
      const page = await ofSpu({ spuNo: 'spu-lamp' })
      expect(page.data).toEqual({ ...told, deliverable: true, districtName: '朝阳区', freightAmount: 1000 })
      expect((await settle()).data?.delivery).toEqual({ ...told, deliverable: true, districtName: '朝阳区' })
      expect((await settle(`&addressId=${buyer.addressId}`)).data?.delivery?.text).toBe(told.text)
      expect((await timeOf({ skuNo: 'lamp' })).data).toEqual({ text: told.text, deliverTime: told.arriveTime })
    })

    it('is refused where the shop does not deliver, and says so before anybody orders', async () => {
      await notThere()
      expect((await ofSpu({ spuNo: 'spu-lamp' })).data).toMatchObject({ deliverable: false, text: NOWHERE_NEAR })
      expect((await settle()).data?.delivery).toMatchObject({ deliverable: false, text: NOWHERE_NEAR })
      expect(await timeOf({ skuNo: 'lamp' })).toMatchObject({ status: 200, code: REPLY_CODE.arrivalUnknown })
      expect(await order()).toMatchObject({
        status: 400,
        code: REPLY_CODE.badInput,
        field: 'addressId',
        message: NOWHERE_NEAR,
      })
      expect(await shop.number(sql`select count(*) as n from orders where shopper_id = ${buyer.id}`)).toBe(0)
    })

    it('of an order goes on where it was placed, and cannot move to an address the shop does not deliver to', async () => {
      const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 6000)
      await notThere()
      const far = await shop.connection.db
        .updateTable('address')
        .set({ detail_address: '另一处' })
        .where('id', '=', buyer.addressId)
        .execute()
      expect(far).toHaveLength(1)
      const moved = await shop.ask({
        method: 'PUT',
        url: `/api/orders/${orderId}/address/v1`,
        headers: buyer.headers,
        payload: { addressId: buyer.addressId },
      })
      expect(moved).toMatchObject({ code: REPLY_CODE.badInput, field: 'addressId' })
      const { data } = await shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers: buyer.headers })
      expect(data?.order.address?.detailAddress).not.toBe('另一处')
    })

    it('tells visitors and shoppers without an address when the order leaves', async () => {
      await rules({ cutoffHour: 16 })
      const told = { text: '现货，16:00 前付款当天发货', deliverable: true, freightAmount: 1000 }
      const { data, code } = await shop.ask<SpuDelivery>({
        method: 'POST',
        url: '/api/platform/product/v1/spu/deliver',
        payload: { spuNo: 'spu-lamp' },
      })
      expect([code, data]).toEqual([0, told])
      const { headers } = await shop.newShopper()
      expect((await ofSpu({ spuNo: 'spu-lamp' }, { ...buyer, headers })).data).toEqual(told)
      expect(await timeOf({ skuNo: 'lamp' }, { ...buyer, headers })).toMatchObject({ code: REPLY_CODE.arrivalUnknown })
      expect(await timeOf({ skuNo: 'lamp' }, { ...buyer, headers: {} })).toMatchObject({
        code: REPLY_CODE.loginNeeded,
      })
    })

    it('promises no day for a sold-out product', async () => {
      expect((await ofSpu({ spuNo: 'spu-gone' })).data).toEqual({
        text: '暂时无货，到货后可下单',
        deliverable: true,
        freightAmount: 0,
        districtName: '朝阳区',
      })
      expect(await timeOf({ skuNo: 'gone' })).toMatchObject({ code: REPLY_CODE.arrivalUnknown })
    })

    it('promises no day for a product sold before it is in stock, on the product page and at checkout', async () => {
      for (const [skuNo, text] of [
        ['ahead', '预售商品，付清尾款后发货'],
        ['funded', '众筹成功后发货'],
      ] as const) {
        const told = { text, deliverable: true, freightAmount: 1000 }
        expect((await ofSpu({ spuNo: `spu-${skuNo}` })).data).toEqual({ ...told, districtName: '朝阳区' })
        expect((await ofSpu({ spuNo: `spu-${skuNo}` }, { ...buyer, headers: {} })).data).toEqual(told)
        expect(await timeOf({ skuNo })).toMatchObject({ code: REPLY_CODE.arrivalUnknown })
        const settled = await shop.ask<Settlement>({
          url: `/api/cart/v1/settlement?skuNo=${skuNo}`,
          headers: buyer.headers,
        })
        expect(settled.data?.delivery).toBeUndefined()
      }
      await notThere()
      expect((await ofSpu({ spuNo: 'spu-ahead' })).data).toMatchObject({ deliverable: false, text: NOWHERE_NEAR })
    })

    it("treats another shopper's address and missing products as not found", async () => {
      const other = await shop.buyer()
      expect(await ofSpu({ spuNo: 'spu-lamp', addressId: other.addressId })).toMatchObject({
        code: REPLY_CODE.notFound,
        field: 'addressId',
      })
      expect(await timeOf({ skuNo: 'lamp', addressId: other.addressId })).toMatchObject({ code: REPLY_CODE.notFound })
      for (const payload of [
        { spuNo: 'nothing' },
        { spuNo: 'spu-lamp', skuNo: 'gone' },
        { spuNo: 'spu-lamp', skuNo: 'x' },
      ])
        expect(await ofSpu(payload)).toMatchObject({ code: REPLY_CODE.notFound, message: '商品不存在' })
    })

    it('takes at most two queries, however many rules there are', async () => {
      shop.queries.length = 0
      await ofSpu({ spuNo: 'spu-lamp' })
      expect(shop.queries.filter((text) => !/session|^begin|^commit/.test(text)).length).toBeLessThanOrEqual(3)
    })

    it('is set by the owner: by area, or for the whole country', async () => {
      const hearth = commandLine(() => shop)
      expect(await hearth('delivery', '110105', 'no')).toMatchObject({
        code: 0,
        output: expect.stringContaining('110105 北京市朝阳区: not delivered to'),
      })
      expect(await order()).toMatchObject({ field: 'addressId' })
      expect((await hearth('delivery', '110105', '2')).output).toContain('朝阳区: 2 days')
      expect((await hearth('delivery', '--cutoff', '9', '--days', '5')).output).toContain('before 9:00')
      expect((await settle()).data?.delivery?.text).toBe('预计 11 月 24 日（周二）送达')
      expect((await hearth('delivery', '110105', 'usual')).output).not.toContain('朝阳区')
      expect((await settle()).data?.delivery?.text).toBe('预计 11 月 27 日（周五）送达')
    })

    it('refuses areas that do not exist, and changes nothing', async () => {
      const hearth = commandLine(() => shop)
      expect(await hearth('delivery', '999999', 'no')).toMatchObject({ code: 1 })
      expect(await hearth('delivery', '深圳', 'no')).toMatchObject({ code: 2 })
      expect(await hearth('delivery', '110100', 'soon')).toMatchObject({ code: 2 })
      expect(await hearth('delivery', '110100')).toMatchObject({ code: 2 })
      await expect(rules({ areas: [{ areaCode: '999999', deliverable: true }] })).rejects.toThrow('999999')
      const twice = { areaCode: '110105', deliverable: false }
      await expect(rules({ areas: [twice, twice] })).rejects.toThrow('重复出现')
      expect((await settle()).data?.delivery?.deliverable).toBe(true)
    })
  },
)
