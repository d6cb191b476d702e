import { ORDER_STATUS } from '@hearth/domain'
import type { DeliveryLog, OrderDetail } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoShop } from '#demo/demo-shop'
import type { ShopFile } from '@hearth/ops'
import { operate } from '../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../test/ordering-shop'
import { stockShelf } from '../../test/shelf'

let shop: OrderingShop
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 20 }])
})
afterAll(() => shop.close())

const hearth = (args: string[], input?: string) => operate(shop, { args, input })
const paidOrder = async () => {
  const buyer = await shop.buyer()
  const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
  await shop.press(await shop.startPayment(buyer, orderId), 'pay')
  await shop.run('deliver')
  return { buyer, orderId }
}

describe('a shop owner', () => {
  it('ships a paid order and adds where its parcel is, and the shopper sees both and confirms', async () => {
    const { buyer, orderId } = await paidOrder()
    expect(await hearth(['ship', orderId, '--company', '中通快递', '--tracking', 'ZT1'])).toMatchObject({ code: 0 })
    expect(await hearth(['parcel', orderId, '已到达', '北京转运中心'])).toMatchObject({ code: 0 })
    for (const url of ['/api/platform/logistics/v1/message', '/api/rest/logistics/v1/message']) {
      const { data } = await shop.ask<DeliveryLog>({
        method: 'POST',
        url,
        headers: buyer.headers,
        payload: { orderId },
      })
      expect(data?.result).toMatchObject([
        {
          expressCompany: '中通快递',
          expressNumber: 'ZT1',
          steps: [{ text: '已到达 北京转运中心' }, { text: '商家已发货，等待中通快递揽收' }],
        },
      ])
    }
    expect(
      (await shop.ask({ method: 'PUT', url: `/api/orders/${orderId}/confirm/v1`, headers: buyer.headers, payload: {} }))
        .code,
    ).toBe(0)
    const { data } = await shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers: buyer.headers })
    expect(data?.order.orderStatus).toBe(ORDER_STATUS.received)
  })

  it('refuses to ship an order that is not paid, is shipped already or does not exist', async () => {
    const buyer = await shop.buyer()
    const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
    expect(await hearth(['ship', orderId])).toMatchObject({ code: 1 })
    expect(await hearth(['ship', '1'])).toMatchObject({
      code: 1,
      output: 'There is no such order as 1. See: hearth orders',
    })
    expect(await hearth(['parcel', orderId, '已到达'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('no order'),
    })
    const paid = await paidOrder()
    await hearth(['ship', paid.orderId])
    expect(await hearth(['ship', paid.orderId])).toMatchObject({ code: 1 })
  })

  it('lists orders by status', async () => {
    const { orderId } = await paidOrder()
    const { output } = await hearth(['orders', '--status', 'paid'])
    expect(output).toContain(orderId)
    expect(output).toContain('待发货')
    expect(await hearth(['orders', '--status', 'lost'])).toMatchObject({ code: 2 })
  })

  it('lists orders without characters of a shopper’s name that could move the terminal’s cursor', async () => {
    const buyer = await shop.buyer()
    await sql`update address set consignee_name = ${'\u001b[2J雷\u202e\n'} where id = ${buyer.addressId}`.execute(
      shop.connection.db,
    )
    await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
    const { output } = await hearth(['orders'])
    expect(output).toContain('?[2J雷??')
    expect(output).not.toMatch(/[^\P{C}\n]/u)
  })

  it('counts, sets, adds and takes away stock, never below zero', async () => {
    await stockShelf(shop.connection.db, [{ skuNo: 'counted', stock: 7 }])
    expect((await hearth(['stock', 'counted'])).output).toContain('7 left, 0 sold')
    expect((await hearth(['stock', 'counted', '+5'])).output).toContain('12 left')
    expect((await hearth(['stock', 'counted', '-2'])).output).toContain('10 left')
    expect((await hearth(['stock', 'counted', '50'])).output).toContain('50 left')
    expect(await hearth(['stock', 'counted', '-51'])).toMatchObject({ code: 1 })
    expect(await hearth(['stock', 'counted', 'many'])).toMatchObject({ code: 2 })
    expect(await hearth(['stock', 'counted', '+5', 'lamp', '+5'])).toMatchObject({
      code: 2,
      output: expect.stringContaining('lamp is one word too many'),
    })
    expect((await hearth(['stock', 'counted'])).output).toContain('50 left')
    await hearth(['stock', 'counted', '999999999'])
    await hearth(['stock', 'counted', '+999999999'])
    expect(await hearth(['stock', 'counted', '+999999999'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('more than can be counted'),
    })
  })

  it('gives a coupon to a shopper who has logged in before', async () => {
    const { id } = await shop.newShopper('13912345678')
    await sql`
      insert into coupon_batch (id, name, discount_type, coupon_value, begin_time, end_time)
      values ('b1', '十元券', 1, 1000, 0, 9999999999999)`.execute(shop.connection.db)
    expect(await hearth(['coupon', 'give', '13912345678', 'b1'])).toMatchObject({
      code: 0,
      output: '13912345678 has one more 十元券.',
    })
    expect(await shop.number(sql`select count(*) as n from coupon where shopper_id = ${id}`)).toBe(1)
    expect(await hearth(['coupon', 'give', '13900000000', 'b1'])).toMatchObject({ code: 1 })
    expect((await hearth(['coupon', 'give', '13912345678', 'b2'])).output).toContain('b1 (十元券)')
    await sql`
      insert into coupon_batch (id, name, discount_type, coupon_value, begin_time, end_time)
      values ('old', '去年的券', 1, 1000, 0, 1)`.execute(shop.connection.db)
    expect(await hearth(['coupon', 'give', '13912345678', 'old'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('去年的券 can no longer be used since 1970-01-01'),
    })
  })

  it('reads the known commands when a word is not understood', async () => {
    expect(await hearth(['sell'])).toMatchObject({ code: 2, output: expect.stringContaining('hearth help all') })
    expect((await hearth([])).output).toContain('hearth orders --status paid')
    expect((await hearth(['help', 'shop'])).output).toContain('hearth import')
  })
})

describe('importing a shop file', () => {
  const read = (change: (file: ShopFile) => void) => {
    const file = structuredClone(demoShop(shop.ports.clock()))
    change(file)
    return JSON.stringify(file)
  }
  const products = () => shop.number(sql`select count(*) as n from spu where merchant_id = 'hearth'`)

  it('names every fault with its place and changes nothing', async () => {
    const { code, output } = await hearth(
      ['import', 'shop.json'],
      read((file) => {
        Object.assign(file.products![0]!.skus[0]!, { price: 12.5, colour: '红' })
        file.products![1]!.defaultSkuNo = ''
      }),
    )
    expect(code).toBe(1)
    expect(output).toContain('products[0].skus[0].price: 须是 1 至 999999999 的整数')
    expect(output).toContain('products[0].skus[0].colour: 没有这个字段')
    expect(output).toContain('products[1].defaultSkuNo: 须是 1 至 100 个字的文字')
    expect(await products()).toBe(0)
  })

  it('refuses, with its place, what no database can store: too many pieces, and invalid characters', async () => {
    const { code, output } = await hearth(
      ['import', 'shop.json'],
      read((file) => {
        file.products![0]!.skus[0]!.stock = 3_000_000_000
        file.products![1]!.name = '灯\u0000'
        file.products![2]!.name = '灯\ud800'
      }),
    )
    expect(code).toBe(1)
    for (const fault of [
      'products[0].skus[0].stock: 须是 0 至 2147483647 的整数',
      'products[1].name: 须是 1 至 100 个字的文字',
      'products[2].name: 须是 1 至 100 个字的文字',
    ])
      expect(output).toContain(fault)
    expect((await hearth(['import', 'shop.json'], '[]')).output).toContain('文件: 须是对象')
  })

  it('changes nothing when the last product names a missing category', async () => {
    const answer = await hearth(
      ['import', 'shop.json'],
      read((file) => {
        file.products!.at(-1)!.categoryCode = 'nowhere'
      }),
    )
    expect(answer).toMatchObject({ code: 1, output: expect.stringContaining('nowhere') })
    expect(await products()).toBe(0)
    expect(await hearth(['import', 'shop.json'], '{')).toMatchObject({
      code: 1,
      output: expect.stringContaining('不是 JSON'),
    })
  })

  it('adds all products of a good file, and again without losing the sales', async () => {
    expect(
      await hearth(
        ['import', 'shop.json'],
        read(() => {}),
      ),
    ).toMatchObject({ code: 0 })
    const count = await products()
    expect(count).toBeGreaterThanOrEqual(48)
    await sql`update sku set stock = stock - 1, sold = sold + 1 where sku_no = '100101'`.execute(shop.connection.db)
    expect(
      await hearth(
        ['import', 'shop.json'],
        read(() => {}),
      ),
    ).toMatchObject({ code: 0 })
    expect(await products()).toBe(count)
    expect(await shop.number(sql`select sold as n from sku where sku_no = '100101'`)).toBe(1)
  })
})
