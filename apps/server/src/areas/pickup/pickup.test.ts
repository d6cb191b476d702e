import {
  DAY,
  LOGISTICS_STATUS,
  ORDER_STATUS,
  PICKUP_STATUS,
  PROMOTION_TYPE,
  REPLY_CODE,
  USUAL_DELIVERY,
} from '@hearth/domain'
import type { CabinetList, CabinetParcel, OperLogs, OrderDetail, PickupPoints, Settlement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeDeliveryRules } from '#areas/delivery/set-delivery-rules'
import { writeCabinets } from '#areas/cabinets/write-cabinets'
import type { ShopFileCabinet } from '@hearth/ops'
import { checkBooks } from '../../../test/check-books'
import { commandLine } from '../../../test/command-line'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { draftOf, promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

const DONGCHENG = {
  provinceCode: '110000',
  cityCode: '110100',
  districtCode: '110101',
  streetCode: '110101001',
}

const cabinet = (cabinetId: string, more: Partial<ShopFileCabinet> = {}): ShopFileCabinet => ({
  cabinetId,
  name: `自提柜 ${cabinetId}`,
  telephone: '400',
  address: '示例路 1 号',
  openingHours: '全天',
  ...DONGCHENG,
  longitude: 116.4,
  latitude: 39.9,
  capacity: 2,
  mostPieces: 3,
  ...more,
})
const CABINETS = [
  cabinet('gate'),
  cabinet('small', { mostPieces: 1, name: '甲柜' }),
  cabinet('full', { capacity: 0 }),
  cabinet('chaoyang', { districtCode: '110105', streetCode: undefined, longitude: 116.5 }),
  cabinet('shanghai', {
    provinceCode: '310000',
    cityCode: '310100',
    districtCode: '310104',
    streetCode: undefined,
    longitude: 121.4,
    latitude: 31.2,
  }),
  cabinet('desk', { kind: 'point' }),
]

shopOnAnEngine(
  'parcels for cabinets',
  ({ connection: { db } }) => stockShelf(db, [{ skuNo: 'lamp', stock: 200 }, { skuNo: 'card' }]),
  (at) => {
    let shop: OrderingShop
    let buyer: Buyer
    beforeAll(() => void (shop = at.shop))
    beforeEach(async () => {
      await sql`delete from pickup`.execute(shop.connection.db)
      await sql`delete from cabinet`.execute(shop.connection.db)
      await writeDeliveryRules(shop.connection.db, USUAL_DELIVERY)
      await writeCabinets(shop.connection.db, CABINETS)
      buyer = await shop.buyer()
    })

    const list = (query = '', who?: Buyer) =>
      shop.ask<CabinetList>({
        url: `/api/platform/cabinet/v1?provinceCode=110000&cityCode=110100&districtCode=110101${query}`,
        headers: who?.headers,
      })
    const ids = async (query = '') => (await list(query)).data?.result.map(({ cabinetId }) => cabinetId)
    const statusOf = async (orderId: string, who = buyer) =>
      shop.ask<CabinetParcel>({ url: `/api/platform/cabinet/v1/status?orderId=${orderId}`, headers: who.headers })
    const order = (cabinetId: string, itemQuantity = 1, skuNo = 'lamp') =>
      shop.ask<{ orderId: string }>({
        method: 'POST',
        url: '/api/orders/v1',
        headers: buyer.headers,
        payload: draftOf(buyer.addressId, [{ skuNo, itemQuantity }], 10_000 * itemQuantity, { cabinetId }),
      })
    const paid = async (cabinetId = 'gate', skuNo?: string) => {
      const { orderId } = (await order(cabinetId, 1, skuNo)).data!
      await shop.press(await shop.startPayment(buyer, orderId), 'pay')
      await shop.run('deliver')
      return orderId
    }
    const hearth = commandLine(() => shop)
    const shipped = async (cabinetId?: string, skuNo?: string) => {
      const orderId = await paid(cabinetId, skuNo)
      await hearth('ship', orderId)
      return orderId
    }
    const hands = serviceHands(() => shop)
    /** Refunds pieces that the shopper reports as lost. */
    const payBackLost = async (orderId: string, skuNo: string) => {
      const form = { orderItemId: `${orderId}-0`, skuNo, reason: 'lost', returnType: 0 as const }
      const { data } = await hands.apply(buyer, form)
      await hands.deed(data!.afterSaleOrderId, 'agree')
      await hands.settle()
    }
    const detail = async (orderId: string) =>
      (await shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers: buyer.headers })).data!.order
    const taken = (id: string) => shop.number(sql`select taken as n from cabinet where id = ${id}`)
    const titles = async (orderId: string) =>
      (
        await shop.ask<OperLogs>({ url: `/api/orders/${orderId}/operLogs/v1`, headers: buyer.headers })
      ).data!.operLogs.map(({ title }) => title)
    const books = () => checkBooks(shop.connection.db, {})

    describe('cabinets', () => {
      it('are listed for a street and its city, the nearest first where the distance is known', async () => {
        expect(await ids('&streetCode=110101001')).toEqual(['small', 'full', 'gate', 'chaoyang'])
        const near = await list('&longitude=116.5&latitude=39.9')
        expect(near.data?.result.map(({ cabinetId, distance }) => [cabinetId, distance! < 10])).toEqual([
          ['chaoyang', true],
          ['small', false],
          ['full', false],
          ['gate', false],
        ])
        expect((await list()).data?.result[2]).toEqual({
          cabinetId: 'gate',
          fcOrderId: '',
          status: 1,
          name: '自提柜 gate',
          telephone: '400',
          openingHours: '全天',
          showCabinetItem: true,
          address: '北京市东城区东华门街道示例路 1 号',
          cabinetAddressId: DONGCHENG,
        })
        expect(await list('&longitude=116.5')).toMatchObject({ code: REPLY_CODE.badInput, field: 'latitude' })
      })

      it('that are too small for an order are left out, and full ones say so', async () => {
        expect(await ids('&pieces=2')).not.toContain('small')
        expect(await ids('&pieces=4')).toEqual([])
        const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 3 }], 30_000)
        const seen = await list(`&orderId=${orderId}`, buyer)
        expect(seen.data?.result.map(({ cabinetId, status }) => [cabinetId, status])).toEqual([
          ['full', 0],
          ['gate', 1],
          ['chaoyang', 1],
        ])
        const other = await shop.buyer()
        expect(await list(`&orderId=${orderId}`, other)).toMatchObject({ code: REPLY_CODE.notFound })
        expect(await list(`&orderId=${orderId}`)).toMatchObject({ code: REPLY_CODE.loginNeeded })
      })

      it('are hidden where the shop does not deliver, or closed them', async () => {
        await writeDeliveryRules(shop.connection.db, {
          ...USUAL_DELIVERY,
          areas: [{ areaCode: '110105', deliverable: false }],
        })
        expect(await ids()).not.toContain('chaoyang')
        expect(await order('chaoyang')).toMatchObject({ code: REPLY_CODE.overLimit, field: 'cabinetId' })
        await hearth('cabinet', 'close', 'gate')
        expect(await ids()).not.toContain('gate')
        expect(await order('gate')).toMatchObject({ code: REPLY_CODE.notFound, field: 'cabinetId' })
      })

      it('and pickup points of a street are listed separately', async () => {
        const { data } = await shop.ask<PickupPoints>(
          '/api/areas/provinces/110000/cities/110100/districts/110101/streets/110101001/pickup/v1',
        )
        expect(data?.result).toEqual([
          {
            pickupId: 'desk',
            status: 1,
            name: '自提柜 desk',
            address: '北京市东城区东华门街道示例路 1 号',
            telephone: '400',
            openingHours: '全天',
          },
        ])
        expect((await order('desk')).code).toBe(0)
      })
    })

    describe('an order for a cabinet', () => {
      it('is refused, and changes nothing, where the cabinet is full, too small or does not exist', async () => {
        expect(await order('full')).toMatchObject({ code: REPLY_CODE.overLimit, field: 'cabinetId' })
        expect(await order('small', 2)).toMatchObject({
          code: REPLY_CODE.overLimit,
          field: 'cabinetId',
          message: '该自提点每单最多 1 件，放不下这一单，请选择其他自提点',
        })
        expect(await order('nowhere')).toMatchObject({ code: REPLY_CODE.notFound, field: 'cabinetId' })
        expect(await shop.number(sql`select count(*) as n from orders where shopper_id = ${buyer.id}`)).toBe(0)
        expect([await taken('full'), await taken('small')]).toEqual([0, 0])
      })

      it('keeps the cabinet as it was, and its shopper’s own address for later service', async () => {
        const orderId = await paid()
        await writeCabinets(shop.connection.db, [cabinet('gate', { name: '改了名字' })])
        const read = await detail(orderId)
        expect(read.pickup).toMatchObject({ status: 0, cabinet: { cabinetId: 'gate', name: '自提柜 gate' } })
        expect(read.address).toMatchObject({ detailAddress: '望京街 1 号' })
        expect((await hearth('order', orderId)).output).toContain('北京市东城区东华门街道示例路 1 号 自提柜 gate')
      })

      it('says before it is placed when it would arrive, or why it can not go there', async () => {
        const settled = async (cabinetId: string, itemQuantity = 1) =>
          (
            await shop.ask<Settlement>({
              url: `/api/cart/v1/settlement?skuNo=lamp&itemQuantity=${itemQuantity}&cabinetId=${cabinetId}`,
              headers: buyer.headers,
            })
          ).data?.delivery
        expect(await settled('gate')).toMatchObject({ deliverable: true, text: '预计 11 月 24 日（周二）送达' })
        expect(await settled('full')).toEqual({ deliverable: false, text: '该自提点已满，请选择其他自提点' })
        expect(await settled('small', 2)).toMatchObject({ deliverable: false })
        expect(await settled('nowhere')).toMatchObject({ deliverable: false, text: '自提点不存在或已停用，请重新选择' })
      })

      it('is delivered to a cabinet though the shop does not deliver to its shopper’s address', async () => {
        await writeDeliveryRules(shop.connection.db, {
          ...USUAL_DELIVERY,
          areas: [{ areaCode: '110105', deliverable: false }],
        })
        const settled = await shop.ask<Settlement>({
          url: `/api/cart/v1/settlement?skuNo=lamp&addressId=${buyer.addressId}&cabinetId=gate`,
          headers: buyer.headers,
        })
        expect(settled.data?.delivery?.deliverable).toBe(true)
        expect((await order('gate')).code).toBe(0)
      })

      it('frees its compartment when it is cancelled, or sent to an address instead', async () => {
        const first = (await order('gate')).data!.orderId
        const second = await paid()
        expect(await taken('gate')).toBe(2)
        expect((await order('gate')).code).toBe(REPLY_CODE.overLimit)
        await hearth('cancel', first)
        expect(await taken('gate')).toBe(1)
        await shop.ask({
          method: 'PUT',
          url: `/api/orders/${second}/address/v1`,
          headers: buyer.headers,
          payload: { addressId: buyer.addressId },
        })
        expect(await taken('gate')).toBe(0)
        expect((await statusOf(second)).data?.status).toBe(PICKUP_STATUS.cancelled)
        expect((await hearth('order', second)).output).toContain('望京街 1 号')
        const refunded = await paid()
        await hearth('refund', refunded)
        expect(await taken('gate')).toBe(0)
        expect(await books()).toEqual([])
      })

      it('waits in its cabinet under a code that its shopper alone reads, and is received when it is fetched', async () => {
        const orderId = await shipped()
        expect((await statusOf(orderId)).data).toMatchObject({ status: 0 })
        expect((await statusOf(orderId)).data).not.toHaveProperty('pickupCode')
        shop.messages.length = 0
        expect(await hearth('cabinet', 'put', orderId, 'FC1')).toMatchObject({ code: 0 })
        await shop.run('events')
        const { data } = await statusOf(orderId)
        expect(data).toMatchObject({ status: 1, cabinet: { fcOrderId: 'FC1' } })
        expect(data?.pickupCode).toMatch(/^\d{6}$/)
        expect(data?.fetchUntil).toBe(shop.ports.clock() + 3 * DAY)
        expect(shop.messages.find(({ kind }) => kind === 'parcelWaiting')).toMatchObject({
          orderId,
          code: data?.pickupCode,
          cabinetName: '自提柜 gate',
        })
        expect((await titles(orderId))[0]).toBe('包裹已到自提点')
        expect(await hearth('cabinet', 'fetched', orderId, '0')).toMatchObject({ code: 1 })
        expect(await hearth('cabinet', 'fetched', orderId, data!.pickupCode!)).toMatchObject({ code: 0 })
        expect(await detail(orderId)).toMatchObject({ orderStatus: ORDER_STATUS.received, pickup: { status: 2 } })
        expect(await detail(orderId)).not.toHaveProperty('pickup.pickupCode')
        expect((await titles(orderId))[0]).toBe('包裹已取件')
        expect(await taken('gate')).toBe(0)
        expect(await hearth('cabinet', 'fetched', orderId)).toMatchObject({ code: 0 })
        expect(await books()).toEqual([])
      })

      it('cannot be confirmed before it arrives, and is fetched once its shopper says so', async () => {
        const orderId = await shipped()
        const confirm = () =>
          shop.ask({ method: 'PUT', url: `/api/orders/${orderId}/confirm/v1`, headers: buyer.headers, payload: {} })
        expect(await confirm()).toMatchObject({ code: REPLY_CODE.wrongState })
        await hearth('cabinet', 'put', orderId)
        expect(await confirm()).toMatchObject({ code: 0 })
        expect((await statusOf(orderId)).data?.status).toBe(PICKUP_STATUS.fetched)
        expect(await taken('gate')).toBe(0)
      })

      it('goes back after three days, tells its shopper, and can be sent again to the address or refunded', async () => {
        const orderId = await shipped()
        await hearth('cabinet', 'put', orderId)
        await shop.run('send parcels back')
        expect((await detail(orderId)).orderStatus).toBe(ORDER_STATUS.shipped)
        shop.wait(3 * DAY)
        shop.messages.length = 0
        await shop.run('send parcels back')
        await shop.run('events')
        expect(await detail(orderId)).toMatchObject({ orderStatus: ORDER_STATUS.paid, pickup: { status: 3 } })
        expect(await detail(orderId)).not.toHaveProperty('shipTime')
        expect((await titles(orderId))[0]).toBe('超时未取件，包裹已退回')
        expect(shop.messages.map(({ kind }) => kind)).toContain('parcelSentBack')
        expect(await taken('gate')).toBe(0)
        expect((await hearth('order', orderId)).output).toContain('望京街 1 号')
        expect(await hearth('ship', orderId)).toMatchObject({ code: 0 })
        expect((await detail(orderId)).parcels).toMatchObject([
          { parcelNo: 2, logisticsStatus: LOGISTICS_STATUS.sent, products: [{ itemQuantity: 1 }] },
          { parcelNo: 1, logisticsStatus: LOGISTICS_STATUS.returned, products: [{ itemQuantity: 1 }] },
        ])
        expect(await hearth('cabinet', 'put', orderId)).toMatchObject({ code: 1 })
        expect(await books()).toEqual([])
      })

      it('is over when it comes back after its refund', async () => {
        const orderId = await shipped()
        await hearth('cabinet', 'put', orderId)
        await payBackLost(orderId, 'lamp')
        const before = await shop.number(sql`select stock as n from sku where sku_no = 'lamp'`)
        shop.wait(3 * DAY)
        await shop.run('send parcels back')
        await shop.run('events')
        expect((await detail(orderId)).orderStatus).toBe(ORDER_STATUS.cancelled)
        expect(await shop.number(sql`select stock as n from sku where sku_no = 'lamp'`)).toBe(before + 1)
        expect(await shop.number(sql`select sum(amount) as n from refund where order_id = ${orderId}`)).toBe(10_000)
        expect(await books()).toEqual([])
      })

      it('is over when only a gift of it comes back that was not refunded', async () => {
        const { db } = shop.connection
        await stockShelf(db, [{ skuNo: 'kettle' }, { skuNo: 'cover', price: 1000 }])
        await promote(db, { id: 'gift', type: PROMOTION_TYPE.gift, skuNos: ['kettle'], giftSkuNo: 'cover' })
        const orderId = await shipped('gate', 'kettle')
        await hearth('cabinet', 'put', orderId)
        await payBackLost(orderId, 'kettle')
        shop.wait(3 * DAY)
        await shop.run('send parcels back')
        expect((await detail(orderId)).orderStatus).toBe(ORDER_STATUS.cancelled)
        expect(await shop.number(sql`select stock as n from sku where sku_no = 'cover'`)).toBe(100)
        expect(await books()).toEqual([])
      })

      it('goes in one parcel, since it has one compartment', async () => {
        const { orderId } = (await order('gate', 2)).data!
        await shop.press(await shop.startPayment(buyer, orderId), 'pay')
        await shop.run('deliver')
        expect((await hearth('ship', orderId, '--items', 'lamp=1')).output).toContain('须一次发出')
        expect(await hearth('ship', orderId, '--items', 'lamp=2')).toMatchObject({ code: 0 })
        expect(await books()).toEqual([])
      })

      it('takes no compartment where all of it is delivered as codes', async () => {
        await sql`update sku set by_code = true where sku_no = 'card'`.execute(shop.connection.db)
        const reply = await shop.ask({
          method: 'POST',
          url: '/api/orders/v1',
          headers: buyer.headers,
          payload: draftOf(buyer.addressId, [{ skuNo: 'card', itemQuantity: 1 }], 10_000, { cabinetId: 'gate' }),
        })
        expect(reply.code).toBe(0)
        expect(await taken('gate')).toBe(0)
      })

      it('is not confirmed automatically while it waits to be fetched', async () => {
        const orderId = await shipped()
        expect(await detail(orderId)).not.toHaveProperty('autoReceiveTime')
        shop.wait(20 * DAY)
        await shop.run('receive')
        expect((await detail(orderId)).orderStatus).toBe(ORDER_STATUS.shipped)
      })

      it('is hidden from other shoppers; an order to an address has no cabinet', async () => {
        const orderId = await paid()
        const other = await shop.buyer()
        expect(await statusOf(orderId, other)).toMatchObject({ code: REPLY_CODE.notFound })
        const { orderId: plain } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000)
        expect((await statusOf(plain)).data).toEqual({ status: 0 })
        expect(await detail(plain)).not.toHaveProperty('pickup')
        expect(await hearth('cabinet', 'put', plain)).toMatchObject({ code: 1 })
      })
    })

    it('are listed and set by staff, and closed when a shop file no longer names them', async () => {
      const orderId = await shipped()
      expect((await hearth('cabinet', 'parcels')).output).toContain(`${orderId}  尚未入柜  自提柜 gate`)
      expect((await hearth('cabinet', 'capacity', 'gate', '5')).output).toContain('1 of 5 taken')
      expect((await hearth('cabinet', 'list')).output).toContain('full  自提柜 full  cabinet, open, 0 of 0 taken')
      expect(await hearth('cabinet', 'open', 'nothing')).toMatchObject({ code: 1 })
      expect(await hearth('cabinet', 'capacity', 'gate', 'many')).toMatchObject({ code: 2 })
      await writeCabinets(shop.connection.db, [cabinet('small')])
      expect(await ids()).toEqual(['small'])
      expect(await taken('gate')).toBe(1)
      await expect(writeCabinets(shop.connection.db, [cabinet('odd', { districtCode: '310104' })])).rejects.toThrow(
        '省、市、区县和街道之间不是上下级关系',
      )
    })

    it('takes no more parcels than it has compartments, though fifty shoppers order at once', async () => {
      const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.buyer()))
      await writeCabinets(shop.connection.db, [cabinet('gate', { capacity: 7 })])
      const replies = await Promise.all(
        buyers.map((one) =>
          shop.ask({
            method: 'POST',
            url: '/api/orders/v1',
            headers: one.headers,
            payload: draftOf(one.addressId, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000, { cabinetId: 'gate' }),
          }),
        ),
      )
      expect(replies.filter(({ code }) => code === 0)).toHaveLength(7)
      expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([0, REPLY_CODE.overLimit]))
      expect(await taken('gate')).toBe(7)
      expect(await books()).toEqual([])
    })
  },
)
