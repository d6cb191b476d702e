import { LOGISTICS_STATUS, ORDER_STATUS, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { OpsOrderPage, OpsOrderWithPapers } from '@hearth/ops'
import type { DeliveryLog, OperLogs, OrderPage, ServiceGifts, ServiceItemDetail } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../../test/check-books'
import { commandLine, operate } from '../../../../test/command-line'
import type { Buyer, OrderingShop } from '../../../../test/ordering-shop'
import { promote, stockShelf } from '../../../../test/shelf'
import { shopOnAnEngine } from '../../../../test/shop-on-every-engine'
import { serviceHands } from '../../../../test/served-shop'

const STOCK = { lamp: 1000, mug: 100, cover: 100, card: 20 }

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [
    { skuNo: 'lamp', price: 20_000, stock: STOCK.lamp },
    { skuNo: 'mug', price: 5000, stock: STOCK.mug },
    { skuNo: 'cover', price: 1000, stock: STOCK.cover },
    { skuNo: 'card', price: 3000, stock: STOCK.card },
  ])
  await sql`update sku set by_code = true where sku_no = 'card'`.execute(db)
  await promote(db, { id: 'gift', type: PROMOTION_TYPE.gift, skuNos: ['mug'], giftSkuNo: 'cover' })
}

shopOnAnEngine('an order in several parcels', stock, (at) => {
  const db = () => at.shop.connection.db
  const hands = serviceHands(() => at.shop)
  const books = async () => expect(await checkBooks(db(), STOCK)).toEqual([])
  const asStaff = async (orderId: string) =>
    (await hands.ops<OpsOrderWithPapers>(`GET /ops/orders/${orderId}/v1`)).data!
  let parcels = 0
  /** Ships pieces of skus in a parcel; all pieces that are left if none are named. */
  async function ship(orderId: string, pieces: Record<string, number> = {}) {
    const { version, items } = await asStaff(orderId)
    return hands.ops(`POST /ops/orders/${orderId}/ship/v1`, {
      version,
      companyName: '顺丰速运',
      trackingNumber: `SF-${(parcels += 1)}`,
      items: Object.entries(pieces).map(([skuNo, quantity]) => ({
        orderItemId: items.find((item) => item.skuNo === skuNo)?.orderItemId ?? skuNo,
        quantity,
      })),
    })
  }
  const lampsAndMug = async (buyer: Buyer) =>
    hands.paid(
      buyer,
      [
        { skuNo: 'lamp', itemQuantity: 2 },
        { skuNo: 'mug', itemQuantity: 1 },
      ],
      45_000,
    )
  const delivery = async (buyer: Buyer, orderId: string) =>
    (await hands.ask<DeliveryLog>(buyer, 'POST', '/api/platform/logistics/v1/message', { orderId })).data!.result
  const logs = async (buyer: Buyer, orderId: string) =>
    (await hands.ask<OperLogs>(buyer, 'GET', `/api/orders/${orderId}/operLogs/v1`)).data!.operLogs
  const hearth = commandLine(() => at.shop)

  it('stays paid until its last piece is sent, and shows the contents of each parcel', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await lampsAndMug(buyer)
    expect((await ship(orderId, { lamp: 1 })).code).toBe(0)
    const part = await hands.order(buyer, orderId)
    expect(part).toMatchObject({
      orderStatus: ORDER_STATUS.paid,
      partlyShipped: true,
      parcels: [
        {
          parcelNo: 1,
          expressCompany: '顺丰速运',
          logisticsStatus: LOGISTICS_STATUS.sent,
          products: [{ skuNo: 'lamp', itemQuantity: 1, gift: false }],
        },
      ],
    })
    expect(part.shipTime).toBeUndefined()
    const list = await hands.ask<OrderPage>(buyer, 'GET', '/api/orders/v1')
    expect(list.data!.order.result[0]).toMatchObject({ orderId, partlyShipped: true })
    expect(await asStaff(orderId)).toMatchObject({
      partlyShipped: true,
      allowed: ['refundPart', 'ship', 'moveParcel'],
      items: [
        { skuNo: 'lamp', sent: 1, left: 1 },
        { skuNo: 'mug', sent: 0, left: 1 },
        { skuNo: 'cover', sent: 0, left: 1, gift: true },
      ],
    })
    const page = await hands.ops<OpsOrderPage>('GET /ops/orders/v1?status=paid')
    expect(page.data!.orders.find((one) => one.orderId === orderId)).toMatchObject({ partlyShipped: true })
    await books()

    // The gift is shipped with its product.
    expect((await ship(orderId, { mug: 1 })).code).toBe(0)
    expect((await ship(orderId)).code).toBe(0)
    const whole = await hands.order(buyer, orderId)
    expect(whole).toMatchObject({
      orderStatus: ORDER_STATUS.shipped,
      parcelStep: { text: '商家已发货，等待顺丰速运揽收', time: whole.parcels[0]!.steps[0]!.time },
    })
    expect(whole.partlyShipped).toBeUndefined()
    expect(whole.shipTime).toBeDefined()
    expect(
      whole.parcels.map(({ parcelNo, products }) => [
        parcelNo,
        ...products.map((one) => `${one.skuNo}x${one.itemQuantity}`),
      ]),
    ).toEqual([
      [3, 'lampx1'],
      [2, 'mugx1', 'coverx1'],
      [1, 'lampx1'],
    ])
    expect(await delivery(buyer, orderId)).toEqual(whole.parcels)
    expect((await ship(orderId)).code).toBe(REPLY_CODE.wrongState)
    expect((await logs(buyer, orderId)).slice(0, 3).map(({ title, detail }) => `${title} ${detail}`)).toEqual([
      expect.stringMatching(/^其余商品已发货 顺丰速运 SF-\d+$/),
      expect.stringMatching(/^部分商品已发货 顺丰速运 SF-\d+，还有 1 件待发货$/),
      expect.stringMatching(/^部分商品已发货 顺丰速运 SF-\d+，还有 3 件待发货$/),
    ])
    await hands.settle()
    const told = at.shop.messages.filter((one) => one.kind === 'orderShipped' && one.orderId === orderId)
    expect(told.map((one) => 'left' in one && one.left)).toEqual([3, 1, false])
    await books()
  })

  it('refuses more pieces than are left, a gift alone, codes, and lines of other orders', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await hands.paid(
      buyer,
      [
        { skuNo: 'lamp', itemQuantity: 1 },
        { skuNo: 'mug', itemQuantity: 1 },
        { skuNo: 'card', itemQuantity: 1 },
      ],
      28_000,
    )
    const other = await lampsAndMug(buyer)
    const othersLine = other.products[0]!.orderItemId
    expect(await ship(orderId, { lamp: 2 })).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'items',
      message: '该商品最多还可发 1 件',
    })
    expect(await ship(orderId, { cover: 1 })).toMatchObject({ code: REPLY_CODE.badInput, field: 'items' })
    expect(await ship(orderId, { card: 1 })).toMatchObject({ code: REPLY_CODE.badInput, field: 'items' })
    expect(await ship(orderId, { [othersLine]: 1 })).toMatchObject({ code: REPLY_CODE.notFound, field: 'items' })
    expect(await ship(orderId, { lamp: 0 })).toMatchObject({ status: 400 })
    expect(await asStaff(orderId)).toMatchObject({
      parcels: [],
      items: [{}, {}, { skuNo: 'cover' }, { skuNo: 'card', left: 0 }],
    })
    // Lines delivered as codes are in no parcel. Without them, the order counts as shipped.
    await ship(orderId)
    expect(await hands.order(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.shipped })
    await books()
  })

  it('is shipped once the last unsent piece is refunded', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await lampsAndMug(buyer)
    await ship(orderId, { lamp: 1, mug: 1 })
    const [lamp] = await hands.items(buyer, orderId)
    expect(lamp).toMatchObject({ skuNo: 'lamp', serviceQuantity: 1 })
    const form = { orderItemId: lamp!.orderItemId, skuNo: 'lamp', returnType: undefined }
    const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
    expect((await ship(orderId)).message).toContain('退款申请')
    // The next request is for the shipped piece.
    expect((await hands.items(buyer, orderId))[0]).toMatchObject({ serviceQuantity: 1 })
    await hands.deed(id, 'agree')
    await hands.settle()
    expect(await hands.order(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.shipped })
    expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({ refundAmount: 20_000, returnType: 0 })
    expect((await logs(buyer, orderId)).map(({ title }) => title)).toContain('商品已全部发出')
    await books()
  })

  it('takes sent pieces back first, and keeps the rest to be sent', async () => {
    const buyer = await at.shop.buyer()
    const before = await at.shop.number(sql`select stock as n from sku where sku_no = 'lamp'`)
    const { orderId } = await lampsAndMug(buyer)
    await ship(orderId, { lamp: 2 })
    const [lamp] = await hands.items(buyer, orderId)
    const id = (await hands.apply(buyer, { orderItemId: lamp!.orderItemId, skuNo: 'lamp', itemQuantity: 2 })).data!
      .afterSaleOrderId
    await hands.deed(id, 'agree')
    expect((await hands.read(buyer, id)).afterSaleOrder).toMatchObject({ afterSaleStatus: 20, returnType: 2 })
    await hands.deed(id, 'receive', { counted: 2, resellable: 1 })
    await hands.settle()
    expect(await hands.order(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.paid, partlyShipped: true })
    expect(await asStaff(orderId)).toMatchObject({ items: [{ sent: 2, left: 0 }, { left: 1 }, { left: 1 }] })
    await books()
    // The mug is refunded too, before it is shipped. No piece is left to ship, and the shipped pieces are not added to
    // the stock again.
    const mug = (await hands.items(buyer, orderId)).find(({ skuNo }) => skuNo === 'mug')!
    const rest = (await hands.apply(buyer, { orderItemId: mug.orderItemId, skuNo: 'mug', returnType: undefined })).data!
      .afterSaleOrderId
    await hands.deed(rest, 'agree')
    await hands.settle()
    expect(await hands.order(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.shipped })
    expect(await at.shop.number(sql`select stock as n from sku where sku_no = 'lamp'`)).toBe(before - 1)
    await books()
  })

  it('gets service for sent pieces while others of their line wait, which are still sent', async () => {
    const buyer = await at.shop.buyer()
    const bought = [
      { skuNo: 'lamp', itemQuantity: 3 },
      { skuNo: 'mug', itemQuantity: 2 },
    ]
    const { orderId } = await hands.paid(buyer, bought, 70_000)
    await ship(orderId, { lamp: 1, mug: 1 })
    const [lamp, mug, cover] = await hands.items(buyer, orderId)
    expect([lamp, mug]).toMatchObject([
      { skuNo: 'lamp', serviceQuantity: 2, unsentQuantity: 2, sentQuantity: 1 },
      { skuNo: 'mug', serviceQuantity: 1, sentQuantity: 1 },
    ])
    const detail = async (sent?: boolean) =>
      (
        await hands.ask<ServiceItemDetail>(buyer, 'POST', '/api/platform/orders/v1/items/detail/service', {
          orderItemId: lamp!.orderItemId,
          sent,
        })
      ).data!
    expect(await detail()).toMatchObject({ shipped: false, orderItem: { serviceQuantity: 2 } })
    const ofSent = await detail(true)
    expect(ofSent).toMatchObject({ shipped: true, orderItem: { serviceQuantity: 1, unsentQuantity: 2 } })
    expect(ofSent.reasons.map(({ code }) => code)).toContain('quality')

    const ofLamp = { orderItemId: lamp!.orderItemId, skuNo: 'lamp', sent: true }
    expect(await hands.apply(buyer, { ...ofLamp, itemQuantity: 2 })).toMatchObject({
      code: REPLY_CODE.overLimit,
      message: '最多可申请 1 件',
    })
    expect(await hands.apply(buyer, { ...ofLamp, returnType: 0 })).toMatchObject({ field: 'returnType' })
    const back = (await hands.apply(buyer, ofLamp)).data!.afterSaleOrderId
    expect(await hands.apply(buyer, ofLamp)).toMatchObject({ code: REPLY_CODE.wrongState })
    // One cover was shipped with its mug.
    const gifts = async (sent: boolean) =>
      (
        await hands.ask<ServiceGifts>(
          buyer,
          'GET',
          `/api/platform/afterSales/v1/gifts?orderItemId=${mug!.orderItemId}&sent=${sent}`,
        )
      ).data!.result
    expect([await gifts(true), await gifts(false)]).toMatchObject([
      [{ skuNo: 'cover', itemQuantity: 1 }],
      [{ skuNo: 'cover', itemQuantity: 1 }],
    ])
    const ofMug = { orderItemId: mug!.orderItemId, skuNo: 'mug', sent: true, gifts: [cover!.orderItemId] }
    const set = (await hands.apply(buyer, ofMug)).data!.afterSaleOrderId
    expect((await hands.read(buyer, set)).afterSaleOrder.gifts).toMatchObject([{ itemQuantity: 1 }])

    // The requests for shipped pieces do not keep the other pieces from being shipped. A request for the other pieces
    // does.
    const rest = (
      await hands.apply(buyer, { ...ofLamp, sent: false, returnType: undefined, reason: 'mistake', itemQuantity: 1 })
    ).data!.afterSaleOrderId
    expect((await ship(orderId)).message).toContain('退款申请')
    await hands.deed(rest, 'agree')
    await hands.settle()
    expect((await hands.read(buyer, rest)).afterSaleOrder).toMatchObject({ refundAmount: 20_000, returnType: 0 })
    expect((await ship(orderId)).code).toBe(0)
    expect((await hands.order(buyer, orderId)).parcels[0]!.products).toMatchObject([
      { skuNo: 'lamp', itemQuantity: 1 },
      { skuNo: 'mug', itemQuantity: 1 },
      { skuNo: 'cover', itemQuantity: 1 },
    ])
    await books()
    const along = (await hands.read(buyer, set)).afterSaleOrder.gifts.map(({ afterSaleOrderId }) => afterSaleOrderId)
    for (const [id, gifts] of [
      [back, []],
      [set, along],
    ] as const) {
      const one = { counted: 1, resellable: 1 }
      await hands.deed(id, 'agree')
      await hands.deed(id, 'receive', {
        ...one,
        gifts: gifts.map((afterSaleOrderId) => ({ afterSaleOrderId, ...one })),
      })
    }
    await hands.settle()
    expect((await hands.read(buyer, back)).afterSaleOrder).toMatchObject({ refundAmount: 20_000 })
    expect((await hands.read(buyer, set)).afterSaleOrder).toMatchObject({ refundAmount: 5000 })
    expect(await hands.order(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.shipped })
    await books()
  })

  it('refuses service for sent pieces when none were sent, and for waiting pieces when none wait', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await lampsAndMug(buyer)
    const [lamp] = await hands.items(buyer, orderId)
    expect(lamp).not.toHaveProperty('sentQuantity')
    const form = { orderItemId: lamp!.orderItemId, skuNo: 'lamp' }
    expect(await hands.apply(buyer, { ...form, sent: true })).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'sent',
      message: '该商品没有已发货的件数可以申请，请刷新后重试',
    })
    await ship(orderId)
    expect(await hands.apply(buyer, { ...form, sent: false, reason: 'slow' })).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'sent',
    })
    expect((await hands.apply(buyer, { ...form, sent: true })).code).toBe(0)
    await books()
  })

  it('is sent in parts by the owner’s command, and tracked parcel by parcel', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await lampsAndMug(buyer)
    const one = await hearth('ship', orderId, '--tracking', 'A1', '--items', 'lamp=1,mug')
    expect(one).toEqual({
      code: 0,
      output: `A part of order ${orderId} is on its way with 顺丰速运 A1; 1 pieces are left.`,
    })
    expect((await hearth('ship', orderId, '--items', 'lamp=2')).output).toContain('only 1 pieces are left')
    expect((await hearth('ship', orderId, '--items', 'rug')).output).toContain('no rug')
    expect((await hearth('ship', orderId, '--items', '=2')).code).toBe(2)
    expect((await hearth('order', orderId)).output).toMatch(
      /部分发货[\s\S]*1 left to be sent[\s\S]*灯 mug x1, 灯 cover x1/,
    )
    expect((await hearth('orders', '--status', 'paid')).output).toContain('partly sent')
    expect((await hearth('ship', orderId, '--tracking', 'A2')).output).toBe(
      `Order ${orderId} is on its way with 顺丰速运 A2.`,
    )
    await hearth('parcel', orderId, '--tracking', 'A1', '已到达北京')
    await hearth('parcel', orderId, '已到达上海')
    expect((await hearth('parcel', orderId, '--tracking', 'A3', '丢失')).code).toBe(1)
    const [second, first] = await delivery(buyer, orderId)
    expect([first!.steps[0]!.text, second!.steps[0]!.text]).toEqual(['已到达北京', '已到达上海'])
    expect(first!.logisticsStatus).toBe(LOGISTICS_STATUS.inTransit)
    await books()
  })

  it('is completed from a spreadsheet, and not sent twice by the row that sent its part', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await lampsAndMug(buyer)
    const file = (number: string) =>
      operate(at.shop, {
        args: ['ship', '--file', 'parcels.xlsx'],
        table: [
          ['订单号', '物流公司', '运单号'],
          [orderId, '顺丰速运', number],
        ],
      })
    await hearth('ship', orderId, '--tracking', 'B1', '--items', 'lamp')
    expect((await file('B1')).output).toBe('0 orders are on their way; 1 were before.')
    expect((await file('B2')).output).toBe('1 orders are on their way.')
    expect((await hands.order(buyer, orderId)).parcels).toMatchObject([
      { expressNumber: 'B2', products: [{ skuNo: 'lamp', itemQuantity: 1 }, { skuNo: 'mug' }, { skuNo: 'cover' }] },
      { expressNumber: 'B1', products: [{ skuNo: 'lamp', itemQuantity: 1 }] },
    ])
    await books()
  })

  it('is confirmed, moved and returned as an order with nothing sent, or with all of it sent', async () => {
    const buyer = await at.shop.buyer()
    const { orderId } = await lampsAndMug(buyer)
    await ship(orderId, { lamp: 2 })
    expect((await hands.confirm(buyer, orderId)).code).toBe(REPLY_CODE.wrongState)
    const move = { addressId: buyer.addressId }
    expect(await hands.ask(buyer, 'PUT', `/api/orders/${orderId}/address/v1`, move)).toMatchObject({
      code: REPLY_CODE.wrongState,
    })
    expect(await hands.refund(orderId)).toMatchObject({
      code: REPLY_CODE.wrongState,
      message: '部分商品已发货，请按商品处理售后',
    })
    expect((await hands.ask(buyer, 'POST', `/api/orders/${orderId}/remind/v1`, {})).code).toBe(0)
    at.shop.wait(11 * 86_400_000)
    await at.shop.run('receive')
    expect(await hands.order(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.paid })
    await ship(orderId)
    expect((await hands.confirm(buyer, orderId)).code).toBe(0)
    const { parcels: two } = await hands.order(buyer, orderId)
    expect(two.map(({ logisticsStatus }) => logisticsStatus)).toEqual([
      LOGISTICS_STATUS.signed,
      LOGISTICS_STATUS.signed,
    ])
    await books()
  })
})
