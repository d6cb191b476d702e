import { REPLY_CODE } from '@hearth/domain'
import type { OpsFreightRules } from '@hearth/ops'
import type { Cart, OrderDetail, Settlement, SpuDelivery } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readShopFile } from '#shop-file/read-shop-file'
import { importShop } from '#shop-file/import-shop'
import { shopFileParts } from '#shop-file/shop-file-parts'
import { commandLine } from '../../../test/command-line'
import { NOON } from '../../../test/noon'
import { oneSku } from '../../../test/one-sku-shop'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { draftOf, giveAddress, stockShelf } from '../../../test/shelf'
import { askAs, auditOf, newStaff } from '../../../test/staff'

const BEDS = { first: 3000, firstUnits: 10_000, further: 200, furtherUnits: 1000 }
const TABLES = {
  defaultTableId: 'small',
  tables: [
    { tableId: 'small', name: '小件', by: 'order', rate: { first: 600, freeFrom: 5000 }, areas: [] },
    {
      tableId: 'beds',
      name: '大件',
      by: 'weight',
      rate: BEDS,
      areas: [{ areaCodes: ['650000'], rate: { ...BEDS, first: 9000 } }, { areaCodes: ['540000'] }],
    },
  ],
}

let shop: OrderingShop
let staff: Awaited<ReturnType<typeof newStaff>>
let buyer: Buyer
/** Further addresses of the buyer, whose default address is in Beijing. */
let farAddress: string
let unsentAddress: string

const addressIn = async (provinceCode: string, cityCode: string, districtCode: string): Promise<string> => {
  const addressId = await giveAddress(shop.connection.db, buyer.id)
  await sql`
    update address
    set province_code = ${provinceCode}, city_code = ${cityCode}, district_code = ${districtCode},
      detail_address = ${districtCode}
    where id = ${addressId}`.execute(shop.connection.db)
  return addressId
}

beforeAll(async () => {
  shop = await openOrderingShop()
  staff = await newStaff(shop, 'owner')
  await stockShelf(shop.connection.db, [
    { skuNo: 'plug', price: 2000 },
    { skuNo: 'bed', price: 40_000 },
    { skuNo: 'gone', price: 2000, stock: 0 },
  ])
  await sql`update sku set grams = 6200 where sku_no = 'bed'`.execute(shop.connection.db)
  buyer = await shop.buyer()
  await sql`update shopper set default_address_id = ${buyer.addressId} where id = ${buyer.id}`.execute(
    shop.connection.db,
  )
  farAddress = await addressIn('650000', '650100', '650102')
  unsentAddress = await addressIn('540000', '540100', '540102')
})
afterAll(() => shop.close())

const read = () => askAs<OpsFreightRules>(shop, staff, 'GET /ops/shop/freight/v1')
const set = async (rules: object) => {
  const { data } = await read()
  return askAs<OpsFreightRules>(shop, staff, 'PUT /ops/shop/freight/v1', { version: data!.version, ...rules })
}
const settle = async (query: string) =>
  (await shop.ask<Settlement>({ url: `/api/cart/v1/settlement?${query}`, headers: buyer.headers })).data
const freightOf = async (query: string) => (await settle(query))?.amounts.freightAmount
const quote = (skuNo: string) =>
  shop.ask<SpuDelivery>({
    method: 'POST',
    url: '/api/platform/product/v1/spu/deliver',
    payload: { spuNo: `spu-${skuNo}` },
    headers: buyer.headers,
  })
const fill = async (...skuNos: string[]) => {
  await sql`delete from cart_line where shopper_id = ${buyer.id}`.execute(shop.connection.db)
  const { data } = await shop.ask<Cart>({
    method: 'PUT',
    url: '/api/cart/v1',
    headers: buyer.headers,
    payload: { operation: 'add', items: skuNos.map((skuNo) => ({ skuNo, itemQuantity: 1 })) },
  })
  return data
}
const order = (products: { skuNo: string; itemQuantity: number }[], orderAmount: number, addressId: string) =>
  shop.ask<{ orderId: string }>({
    method: 'POST',
    url: '/api/orders/v1',
    headers: buyer.headers,
    payload: draftOf(addressId, products, orderAmount),
  })

describe('the freight of a shop without a freight table', () => {
  it('is 10 yuan below 99, and is not sent with a cart', async () => {
    const { data } = await read()
    expect(data).toMatchObject({ version: 0, defaultTableId: 'usual', tables: [{ rate: { first: 1000 } }] })
    expect(await settle('skuNo=plug')).toMatchObject({ amounts: { freightAmount: 1000 }, freeFreightFrom: 9900 })
    expect(await freightOf('skuNo=bed')).toBe(0)
    expect(await fill('plug')).not.toHaveProperty('freights')
  })
})

describe('freight tables', () => {
  it('are set as a whole by an owner who read the newest version, and the log keeps the old ones', async () => {
    const done = await set(TABLES)
    expect(done.data).toEqual({ ...TABLES, version: 1 })
    await sql`update spu set freight_table = 'beds' where spu_no = 'spu-bed'`.execute(shop.connection.db)
    expect(await askAs(shop, staff, 'PUT /ops/shop/freight/v1', { version: 0, ...TABLES })).toMatchObject({
      code: 107003409,
    })
    const log = await auditOf(shop)
    expect(JSON.stringify(log)).toContain('"tableId":"beds"')
    const support = await newStaff(shop, 'support')
    expect((await askAs(shop, support, 'PUT /ops/shop/freight/v1', { version: 1, ...TABLES })).status).toBe(403)
  })

  it('charge each address its own freight at checkout, and the order pays exactly that', async () => {
    await fill('plug', 'bed')
    const here = await settle('')
    expect(here?.amounts).toMatchObject({ productAmount: 42_000, freightAmount: 3600, payAmount: 45_600 })
    expect(here).not.toHaveProperty('freeFreightFrom')
    const there = await settle(`addressId=${farAddress}`)
    expect(there?.amounts).toMatchObject({ freightAmount: 9600, payAmount: 51_600 })

    const both = [
      { skuNo: 'plug', itemQuantity: 1 },
      { skuNo: 'bed', itemQuantity: 1 },
    ]
    expect(await order(both, 45_600, farAddress)).toMatchObject({
      code: REPLY_CODE.priceChanged,
      message: expect.stringContaining('516.00'),
    })
    const { data } = await order(both, 51_600, farAddress)
    const placed = await shop.ask<OrderDetail>({ url: `/api/orders/${data!.orderId}/v1`, headers: buyer.headers })
    expect(placed.data?.order).toMatchObject({ amounts: { freightAmount: 9600, payAmount: 51_600 } })
    const rows = sql<{
      n: number
    }>`select fen as n from price_row where order_id = ${data!.orderId} and stage = 'freight'`
    expect(await shop.number(rows)).toBe(9600)
  })

  it('keep an order from moving to an address where its freight is more than it was charged', async () => {
    const move = (orderId: string, addressId: string) =>
      shop.ask({
        method: 'PUT',
        url: `/api/orders/${orderId}/address/v1`,
        headers: buyer.headers,
        payload: { addressId },
      })
    const near = await order([{ skuNo: 'bed', itemQuantity: 1 }], 43_000, buyer.addressId)
    expect(await move(near.data!.orderId, farAddress)).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'addressId',
      message: '寄到该地址的运费为 ¥90.00，高于订单的运费 ¥30.00，请取消订单后重新下单',
    })
    expect(await move(near.data!.orderId, unsentAddress)).toMatchObject({ field: 'addressId' })
    const far = await order([{ skuNo: 'bed', itemQuantity: 1 }], 49_000, farAddress)
    expect((await move(far.data!.orderId, buyer.addressId)).code).toBe(0)
    const light = await order([{ skuNo: 'plug', itemQuantity: 1 }], 2600, buyer.addressId)
    expect((await move(light.data!.orderId, farAddress)).code).toBe(0)
  })

  it('count by weight over all pieces', async () => {
    expect(await freightOf('skuNo=bed&itemQuantity=2')).toBe(3000 + 3 * 200)
  })

  it('are sent with a cart for its products, so that a tap computes what the server does', async () => {
    const cart = await fill('plug', 'bed')
    expect(cart?.freights).toEqual([
      { tableId: 'small', by: 'order', first: 600, freeFrom: 5000 },
      { tableId: 'beds', by: 'weight', ...BEDS },
    ])
    expect(JSON.stringify(cart)).toContain('"freightTable":"beds","grams":6200')
    expect((await fill('plug'))?.freights).toHaveLength(1)
  })

  it('are shown on product pages, for sold-out products too', async () => {
    expect((await quote('bed')).data?.freightAmount).toBe(3000)
    expect((await quote('plug')).data?.freightAmount).toBe(600)
    expect((await quote('gone')).data?.freightAmount).toBe(600)
    expect(await settle('skuNo=plug')).toMatchObject({ freeFreightFrom: 5000 })
  })

  it('refuse a place where a product is not sent, and say so before anybody orders', async () => {
    const told = { deliverable: false, text: '「灯 bed」暂不支持配送到该地区，请更换收货地址' }
    expect((await settle(`skuNo=bed&addressId=${unsentAddress}`))?.delivery).toMatchObject(told)
    expect((await settle(`skuNo=plug&addressId=${unsentAddress}`))?.delivery?.deliverable).toBe(true)
    expect(await order([{ skuNo: 'bed', itemQuantity: 1 }], 43_000, unsentAddress)).toMatchObject({
      status: 400,
      code: REPLY_CODE.badInput,
      field: 'addressId',
      message: told.text,
    })
  })

  it('take no more queries than a shop without them', async () => {
    shop.queries.length = 0
    await settle('skuNo=bed')
    expect(shop.queries.filter((text) => /'freight'/.test(text))).toHaveLength(1)
  })

  it('are not removed while products use them', async () => {
    const [small] = TABLES.tables
    expect(await set({ defaultTableId: 'small', tables: [small] })).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'tables',
      message: '还有 1 个商品使用运费模板 beds，不能删除',
    })
    expect((await read()).data?.tables).toHaveLength(2)
  })

  it('are shown by hearth', async () => {
    const { output } = await commandLine(() => shop)('freight')
    expect(output).toContain('small 小件, for products that name no table: ¥6.00, free from ¥50.00')
    expect(output).toContain('650000: ¥90.00 for 10000g, ¥2.00 for each further 1000g')
    expect(output).toContain('540000: not sent there')
  })
})

describe('freight tables that make no sense', () => {
  const [small, beds] = TABLES.tables as [object, object]
  const with_ = (more: object) => ({ defaultTableId: 'small', tables: [{ ...small, ...more }, beds] })
  it.each([
    ['a default that does not exist', { ...TABLES, defaultTableId: 'big' }, 'defaultTableId'],
    ['no table', { defaultTableId: 'small', tables: [] }, 'tables'],
    ['a table that is there twice', { defaultTableId: 'small', tables: [small, small, beds] }, 'tables[1].tableId'],
    ['a place that does not exist', with_({ areas: [{ areaCodes: ['999999'] }] }), 'tables[0].areas[0].areaCodes'],
    [
      'a place that is named twice',
      with_({ areas: [{ areaCodes: ['650000'] }, { areaCodes: ['650000'], rate: { first: 1 } }] }),
      'tables[0].areas[1].areaCodes',
    ],
    ['steps for an order', with_({ rate: { first: 1, furtherUnits: 1 } }), 'tables[0].rate.furtherUnits'],
    ['pieces without a step', with_({ by: 'pieces', rate: { first: 1 } }), 'tables[0].rate.firstUnits'],
    [
      'a further amount without its step',
      with_({ by: 'pieces', rate: { first: 1, firstUnits: 1, further: 1 } }),
      'tables[0].rate.furtherUnits',
    ],
  ])('are refused: %s', async (_, rules, field) => {
    expect(await set(rules)).toMatchObject({ code: REPLY_CODE.badInput, field })
    expect((await read()).data).toMatchObject(TABLES)
  })

  it.each([
    ['firstUnits', { by: 'pieces', rate: { first: 1, firstUnits: 0 } }],
    ['furtherUnits', { by: 'pieces', rate: { first: 1, firstUnits: 1, further: 1, furtherUnits: 0 } }],
    ['freeFrom', { rate: { first: 1, freeFrom: 0 } }],
    ['freePieces', { rate: { first: 1, freePieces: 0 } }],
    ['first', { rate: { first: -1 } }],
    ['by', { by: 'volume' }],
  ])('are refused by their type, and %s is named', async (field, more) => {
    expect(await set(with_(more))).toMatchObject({ code: REPLY_CODE.badInput, field })
  })
})

describe('a shop file', () => {
  const file = (more: object) => {
    const { products, ...rest } = oneSku(5)
    const [product] = products!
    const skus = product!.skus.map((sku) => ({ ...sku, grams: 6200 }))
    return { ...rest, products: [{ ...product!, skus, freightTable: 'beds' }], ...more } as ReturnType<typeof oneSku>
  }

  it('brings freight tables, which its products name, and the weight of pieces', async () => {
    const { db } = shop.connection
    const bySea = { ...TABLES, tables: [...TABLES.tables, { ...TABLES.tables[1]!, tableId: 'sea', name: '海运' }] }
    await importShop(db, readShopFile(JSON.stringify(file({ freight: bySea })), shopFileParts).file, NOON)
    expect((await read()).data?.tables.map(({ tableId }) => tableId)).toEqual(['small', 'beds', 'sea'])
    const spu = await db.selectFrom('spu').select('freight_table').where('spu_no', '=', '1').executeTakeFirst()
    const sku = await db.selectFrom('sku').select('grams').where('sku_no', '=', '101').executeTakeFirst()
    expect([spu, sku]).toEqual([{ freight_table: 'beds' }, { grams: 6200 }])
  })

  it('is refused with the place of its fault', async () => {
    const { db } = shop.connection
    const reading = (freight: object) => () => readShopFile(JSON.stringify({ freight }), shopFileParts).refuse()
    expect(reading({ ...TABLES, defaultTableId: 'big' })).toThrow('freight.defaultTableId: 没有运费模板 big')
    expect(reading({ ...TABLES, tables: [{ ...TABLES.tables[0], rate: { first: 1, freeFrom: 0 } }] })).toThrow(
      'freight.tables[0].rate.freeFrom: 须是 1 至 100000000 的整数',
    )
    const [small] = TABLES.tables
    await expect(importShop(db, file({ freight: { ...TABLES, tables: [small] } }), NOON)).rejects.toThrow(
      'products[0].freightTable: 没有运费模板 beds',
    )
    await expect(
      importShop(db, { freight: { defaultTableId: 'small', tables: [small] } } as never, NOON),
    ).rejects.toThrow('还有 2 个商品使用运费模板 beds')
  })
})
