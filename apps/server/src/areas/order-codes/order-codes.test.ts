import { ORDER_STATUS, REPLY_CODE, USUAL_DELIVERY } from '@hearth/domain'
import type { ImportedCodes, OpsCodePools, OpsOrderCodes } from '@hearth/ops'
import type {
  DeletionTerms,
  OperLogs,
  Order,
  OrderCodesFile,
  SentCodes,
  ServiceItemDetail,
  Settlement,
} from '@hearth/sdk/core'
import { sql } from 'kysely'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, expect, it } from 'vitest'
import { writeDeliveryRules } from '#areas/delivery/set-delivery-rules'
import { shipOrder } from '#areas/orders/shipping/ship-order'
import { refundOrder } from '#areas/orders/refunds/refund-order'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { giveAddress, stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'
import { askAs, auditOf, newStaff } from '../../../test/staff'
import { within } from '../../../test/work'

const AT_ONCE = 50
let names = 0

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [
    { skuNo: 'card', price: 5000, stock: 0 },
    { skuNo: 'lamp', price: 20000 },
  ])
  await sql`update sku set by_code = true where sku_no = 'card'`.execute(db)
}

shopOnEveryEngine('products that are delivered as codes', stock, (at) => {
  let shop: OrderingShop
  let staff: Awaited<ReturnType<typeof newStaff>>
  beforeAll(async () => {
    shop = at.shop
    staff = await newStaff(shop, 'owner')
  })

  const hands = serviceHands(() => shop)
  const newCodes = (count: number) => Array.from({ length: count }, () => `CARD-${(names += 1)}`)
  const take = (codes: string[], skuNo = 'card') =>
    askAs<ImportedCodes>(shop, staff, `POST /ops/order-codes/${skuNo}/codes/v1`, { codes })
  const sell = async (buyer: Buyer, itemQuantity = 1, more: object[] = [], amount = 5000 * itemQuantity) => {
    const placed = await shop.buy(buyer, [{ skuNo: 'card', itemQuantity }, ...(more as [])], amount)
    await shop.press(await shop.startPayment(buyer, placed.orderId), 'pay')
    return placed.orderId
  }
  const settleAll = () => shop.run('deliver', 'events', 'events', 'events')
  const read = async ({ headers }: Buyer, orderId: string) =>
    (await shop.ask<{ order: Order }>({ url: `/api/orders/${orderId}/v1`, headers })).data!.order
  const codesOf = async (buyer: Buyer, orderId: string) =>
    (await read(buyer, orderId)).codes?.flatMap(({ codes }) => codes) ?? []
  const shelf = (skuNo = 'card') => shop.number(sql<{ n: number }>`select stock as n from sku where sku_no = ${skuNo}`)

  /** Leaves the given numbers of unsold codes and of pieces in stock. */
  const leave = async (codes: number, pieces: number) => {
    const { db } = shop.connection
    await sql`delete from order_code where item_id is null`.execute(db)
    await sql`update sku set stock = 0 where sku_no = 'card'`.execute(db)
    await take(newCodes(pieces))
    await sql`
      delete from order_code where item_id is null and digest in (
        select digest from order_code where item_id is null order by digest offset ${codes})`.execute(db)
  }

  it('are put on the shelf with their codes, which are encrypted and recognised again', async () => {
    const codes = newCodes(3)
    expect((await take(codes)).data).toEqual({ added: 3, known: 0, shelved: 3 })
    expect((await take([codes[0]!, ` ${codes[1]} `])).data).toEqual({ added: 0, known: 2, shelved: 0 })
    expect(await shelf()).toBe(3)
    expect(await take(['x'], 'lamp')).toMatchObject({ code: REPLY_CODE.wrongState, field: 'skuNo' })
    expect(await take(['x'], 'nothing')).toMatchObject({ code: REPLY_CODE.notFound })
    const { rows } = await sql<{
      all: string
    }>`select string_agg(sealed || digest, ',') as all from order_code`.execute(shop.connection.db)
    expect(rows[0]!.all).not.toContain('CARD')
    expect(JSON.stringify(await auditOf(shop))).not.toContain('CARD')
  })

  it('are awaited by no order without such products, even while it is on hold', async () => {
    const buyer = await shop.buyer()
    const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 20_000)
    await sql`insert into order_hold (order_id, cause) values (${orderId}, 'service')`.execute(shop.connection.db)
    await shop.press(await shop.startPayment(buyer, orderId), 'pay')
    await settleAll()
    expect(await shop.number(sql`select count(*)::integer as n from order_code_wait where order_id = ${orderId}`)).toBe(
      0,
    )
    // An earlier version may have stored that such an order waits for codes. The job ends the wait.
    await sql`insert into order_code_wait (order_id, since) values (${orderId}, 0)`.execute(shop.connection.db)
    await shop.run('give codes')
    expect(await shop.number(sql`select count(*)::integer as n from order_code_wait where order_id = ${orderId}`)).toBe(
      0,
    )
  })

  it('have no freight, are delivered once paid, and complete the order', async () => {
    const buyer = await shop.buyer()
    const settled = await shop.ask<Settlement>({
      url: '/api/cart/v1/settlement?skuNo=card&itemQuantity=2',
      headers: buyer.headers,
    })
    expect(settled.data?.amounts).toMatchObject({ freightAmount: 0, payAmount: 10000 })
    const placed = await shop.buy(buyer, [{ skuNo: 'card', itemQuantity: 2 }], 10000)
    expect(await read(buyer, placed.orderId)).not.toHaveProperty('codes')
    await shop.press(await shop.startPayment(buyer, placed.orderId), 'pay')
    await settleAll()
    const order = await read(buyer, placed.orderId)
    expect(order).toMatchObject({ orderStatus: ORDER_STATUS.received })
    expect(order.codes).toEqual([expect.objectContaining({ skuNo: 'card', itemQuantity: 2 })])
    expect(new Set(order.codes![0]!.codes).size).toBe(2)
    const logs = await shop.ask<OperLogs>({ url: `/api/orders/${placed.orderId}/operLogs/v1`, headers: buyer.headers })
    expect(logs.data?.operLogs.map(({ title }) => title)).toEqual([
      '订单已完成',
      '兑换码已发放',
      '支付成功',
      '订单已提交',
    ])
    await settleAll()
    expect(await codesOf(buyer, placed.orderId)).toHaveLength(2)
  })

  it('are sold where the shop does not deliver, since nothing is sent', async () => {
    const { db } = shop.connection
    const buyer = await shop.buyer()
    await sql`update shopper set default_address_id = ${buyer.addressId} where id = ${buyer.id}`.execute(db)
    await take(newCodes(2))
    await writeDeliveryRules(db, { ...USUAL_DELIVERY, areas: [{ areaCode: '110105', deliverable: false }] })
    try {
      const url = '/api/platform/product/v1/spu/deliver'
      const told = await shop.ask({ method: 'POST', url, headers: buyer.headers, payload: { spuNo: 'spu-card' } })
      expect(told.data).toEqual({ text: '付款后发放兑换码，无需配送', deliverable: true, freightAmount: 0 })
      const settle = (skuNo: string) =>
        shop.ask<Settlement>({ url: `/api/cart/v1/settlement?skuNo=${skuNo}`, headers: buyer.headers })
      expect((await settle('card')).data?.delivery).toBeUndefined()
      expect((await settle('lamp')).data?.delivery).toMatchObject({ deliverable: false })

      const placed = await shop.buy(buyer, [{ skuNo: 'card', itemQuantity: 1 }], 5000)
      const order = await shop.ask({
        method: 'PUT',
        url: `/api/orders/${placed.orderId}/address/v1`,
        headers: buyer.headers,
        payload: { addressId: await giveAddress(db, buyer.id) },
      })
      expect(order.code).toBe(0)
      const withLamp = [
        { skuNo: 'card', itemQuantity: 1 },
        { skuNo: 'lamp', itemQuantity: 1 },
      ]
      await expect(shop.buy(buyer, withLamp, 25_000)).rejects.toThrow('该地区暂不支持配送')
    } finally {
      await writeDeliveryRules(db, { ...USUAL_DELIVERY, areas: [] })
    }
  })

  it('are downloaded as a spreadsheet for an hour, from an address that the shop signed', async () => {
    const buyer = await shop.buyer()
    await take(newCodes(1))
    const orderId = await sell(buyer)
    await settleAll()
    const ask = (by: Buyer) =>
      shop.ask<OrderCodesFile>({
        url: `/api/platform/multimedia/excel/v1/orders/${orderId}/codes`,
        headers: by.headers,
      })
    expect(await ask(await shop.buyer())).toMatchObject({ code: REPLY_CODE.notFound })
    const { data } = await ask(buyer)
    expect(data?.fileName).toBe(`订单${orderId}兑换码.xlsx`)
    const file = await shop.app.inject({ url: data!.url })
    const [first] = await codesOf(buyer, orderId)
    expect(await readXlsxFile(file.rawPayload)).toEqual([
      {
        sheet: '兑换码',
        data: [
          ['商品', '兑换码'],
          ['灯 card', first],
        ],
      },
    ])
    expect((await shop.app.inject({ url: data!.url.replace('sign=', 'sign=x') })).statusCode).toBe(404)
    shop.wait(3_600_001)
    expect((await shop.app.inject({ url: data!.url })).statusCode).toBe(404)
    shop.wait(-3_600_001)
  })

  it('are sent to the shopper’s own telephone, three times a day', async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()]
    await take(newCodes(1))
    const orderId = await sell(buyer)
    const send = ({ headers }: Buyer) =>
      shop.ask<SentCodes>({ method: 'POST', url: '/api/orders/code/send/v1', headers, payload: { orderId } })
    expect(await send(buyer)).toMatchObject({ code: REPLY_CODE.notFound })
    await settleAll()
    expect(await send(other)).toMatchObject({ code: REPLY_CODE.notFound })
    for (let times = 0; times < 3; times += 1) expect((await send(buyer)).data?.telephone).toContain('****')
    expect(await send(buyer)).toMatchObject({ code: REPLY_CODE.overLimit })
    await settleAll()
    const told = shop.messages.filter((message) => message.kind === 'orderCodes' && message.orderId === orderId)
    expect(told).toHaveLength(3)
    expect(told[0]).toMatchObject({ codes: await codesOf(buyer, orderId) })
  })

  it('wait when the shop has too few, and come with the next import, longest wait first', async () => {
    const [first, second] = [await shop.buyer(), await shop.buyer()]
    await leave(0, 3)
    const before = await sell(first, 2)
    await settleAll()
    shop.wait(1000)
    const after = await sell(second)
    await settleAll()
    expect([await codesOf(first, before), await codesOf(second, after)]).toEqual([[], []])
    expect((await read(first, before)).orderStatus).toBe(ORDER_STATUS.paid)
    const pools = await askAs<OpsCodePools>(shop, staff, 'GET /ops/order-codes/v1')
    expect(pools.data?.skus).toEqual([expect.objectContaining({ skuNo: 'card', left: 0, waiting: 2 })])
    const [one, two, three] = newCodes(3)
    expect((await take([one!])).data).toMatchObject({ added: 1, shelved: 0 })
    expect(await codesOf(first, before)).toEqual([one])
    expect((await take([two!, three!])).data).toMatchObject({ added: 2, shelved: 0 })
    expect([await codesOf(first, before), await codesOf(second, after)].map(({ length }) => length)).toEqual([2, 1])
    expect([...(await codesOf(first, before)), ...(await codesOf(second, after))].toSorted()).toEqual(
      [one, two, three].toSorted(),
    )
    expect((await read(second, after)).orderStatus).toBe(ORDER_STATUS.received)
  })

  it('beside a lamp are delivered at once, and the lamp is shipped', async () => {
    const buyer = await shop.buyer()
    await take(newCodes(1))
    const orderId = await sell(buyer, 1, [{ skuNo: 'lamp', itemQuantity: 1 }], 25000)
    await settleAll()
    expect(await read(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.paid })
    expect(await codesOf(buyer, orderId)).toHaveLength(1)
    await within(shop.connection.db, shop.ports.clock(), (work) =>
      shipOrder(work, orderId, { companyName: '顺丰速运', trackingNumber: 'SF1' }),
    )
    expect((await read(buyer, orderId)).orderStatus).toBe(ORDER_STATUS.shipped)
  })

  it('that a shopper has seen are not returnable as unwanted, and are given to nobody else', async () => {
    const buyer = await shop.buyer()
    await leave(1, 1)
    const orderId = await sell(buyer, 1, [{ skuNo: 'lamp', itemQuantity: 1 }], 25000)
    await settleAll()
    const { data } = await shop.ask<ServiceItemDetail>({
      method: 'POST',
      url: '/api/platform/orders/v1/items/detail/service',
      headers: buyer.headers,
      payload: { orderItemId: `${orderId}-0` },
    })
    expect(data?.reasons?.map(({ code }) => code) ?? []).toEqual(['code-invalid', 'code-wrong', 'code-missing'])
    await within(shop.connection.db, shop.ports.clock(), (work) => refundOrder(work, orderId, '缺货'))
    await settleAll()
    expect(await shelf()).toBe(0)
    expect(await codesOf(buyer, orderId)).toEqual([])
  })

  it('are all that is left of an order when the lamp was refunded before shipping, and the order is over', async () => {
    const buyer = await shop.buyer()
    await leave(1, 1)
    const orderId = await sell(buyer, 1, [{ skuNo: 'lamp', itemQuantity: 1 }], 25000)
    await settleAll()
    const { data } = await hands.apply(buyer, { orderItemId: `${orderId}-1`, skuNo: 'lamp', returnType: 0 })
    await hands.deed(data!.afterSaleOrderId, 'agree')
    await hands.settle()
    expect(await read(buyer, orderId)).toMatchObject({ orderStatus: ORDER_STATUS.received })
    expect(await codesOf(buyer, orderId)).toHaveLength(1)
  })

  it('with an open refund request are not delivered meanwhile, though the rest is on its way', async () => {
    const buyer = await shop.buyer()
    await leave(0, 2)
    const orderId = await sell(buyer, 1, [{ skuNo: 'lamp', itemQuantity: 1 }], 25000)
    await settleAll()
    await hands.ship(orderId)
    await hands.confirm(buyer, orderId)
    const deletion = { url: '/api/passport/v1/deletion', headers: buyer.headers }
    expect((await shop.ask<DeletionTerms>(deletion)).data!.blockers).toEqual(['openOrders'])

    const card = { orderItemId: `${orderId}-0`, skuNo: 'card', reason: 'lost', returnType: 0 } as const
    const first = await hands.apply(buyer, card)
    await take(newCodes(1))
    expect(await codesOf(buyer, orderId)).toEqual([])
    await hands.withdraw(buyer, first.data!.afterSaleOrderId)
    const second = await hands.apply(buyer, card)
    await hands.deed(second.data!.afterSaleOrderId, 'agree')
    await hands.settle()
    await shop.run('give codes')
    expect(await codesOf(buyer, orderId)).toEqual([])
    expect((await shop.ask<DeletionTerms>(deletion)).data!.blockers).toEqual([])

    const other = await shop.buyer()
    const next = await sell(other)
    await settleAll()
    expect(await codesOf(other, next)).toHaveLength(1)
  })

  it('are stored without a spreadsheet’s invisible characters, recognised with them, and sold so', async () => {
    const { db } = shop.connection
    await sql`delete from order_code where item_id is null`.execute(db)
    await sql`update sku set stock = 0 where sku_no = 'card'`.execute(db)
    const [code] = newCodes(1)
    const written = [`\uFEFF'${code}`, `\u00A0${code}\u200B`, `\u202D${code}\u202C`, code!, `' ${code} `]
    expect((await take(written)).data).toEqual({ added: 1, known: 0, shelved: 1 })
    expect((await take(written.slice(0, 1))).data).toEqual({ added: 0, known: 1, shelved: 0 })
    const buyer = await shop.buyer()
    const orderId = await sell(buyer)
    await settleAll()
    expect(await codesOf(buyer, orderId)).toEqual([code])
  })

  it('are shown to staff with the permission, and the log records it', async () => {
    const buyer = await shop.buyer()
    const [code] = newCodes(1)
    await take([code!])
    const orderId = await sell(buyer)
    await settleAll()
    const support = await newStaff(shop, 'support')
    const shown = await askAs<OpsOrderCodes>(shop, support, `POST /ops/order-codes/orders/${orderId}/v1`)
    expect(shown.data?.lines).toEqual([expect.objectContaining({ quantity: 1, codes: [code] })])
    expect((await auditOf(shop)).at(-1)).toMatchObject({ call: 'orderCodes.reveal' })
    const finance = await newStaff(shop, 'finance')
    expect((await askAs(shop, finance, `POST /ops/order-codes/orders/${orderId}/v1`)).status).toBe(403)
  })

  it('go to fifty orders that are paid at once, one each and none twice, and the rest wait', async () => {
    await leave(0, 10)
    await take(newCodes(AT_ONCE - 10))
    const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => shop.buyer()))
    const orders = await Promise.all(buyers.map((buyer) => sell(buyer)))
    await Promise.all([settleAll(), settleAll(), settleAll()])
    await settleAll()
    const given = (await Promise.all(orders.map((orderId, n) => codesOf(buyers[n]!, orderId)))).flat()
    expect(given).toHaveLength(AT_ONCE - 10)
    expect(new Set(given).size).toBe(AT_ONCE - 10)
    const imports = await Promise.all([take(newCodes(5)), take(newCodes(5))])
    expect(imports.map(({ data }) => data?.added)).toEqual([5, 5])
    const all = (await Promise.all(orders.map((orderId, n) => codesOf(buyers[n]!, orderId)))).flat()
    expect(new Set(all).size).toBe(AT_ONCE)
  })

  it('leave the books of the shop in order', async () => {
    expect(await checkBooks(shop.connection.db, {})).toEqual([])
  })
})
