import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ORDER_STATUS } from '@hearth/domain'
import type { DeliveryLog } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTable } from '#operator/files/read-table'
import { writeTable } from '#operator/files/write-table'
import type { Cell } from '#kernel/commands/sheets/new-table'
import { runOperator } from '#operator/run-operator'
import { checkBooks } from '../../../../test/check-books'
import { operate } from '../../../../test/command-line'
import { onEveryEngine } from '../../../../test/on-every-engine'
import { openOrderingShop, type OrderingShop } from '../../../../test/ordering-shop'
import { manyShoppers, stockShelf } from '../../../../test/shelf'
import { NOON } from '../../../../test/shop'
import { workOn } from '../../../../test/work'
import { placeOne } from '../../../../test/place-and-pay'

const folder = mkdtempSync(join(tmpdir(), 'hearth-ship-'))
let shop: OrderingShop
let files = 0
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [
    { skuNo: 'lamp', stock: 200 },
    { skuNo: 'lock', stock: 20 },
  ])
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const HEAD = ['订单号', '物流公司', '运单号']
const hearth = (args: string[], table?: string[][]) => operate(shop, { args, table })
const ship = (rows: string[][], ...more: string[]) => hearth(['ship', '--file', 'parcels.xlsx', ...more], rows)
const order = async () => {
  const buyer = await shop.buyer()
  const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
  return { buyer, orderId }
}
const paidOrder = async () => {
  const placed = await order()
  await shop.press(await shop.startPayment(placed.buyer, placed.orderId), 'pay')
  await shop.run('deliver')
  return placed
}
/** A paid order of three lamps and a lock. */
const bigOrder = async () => {
  const buyer = await shop.buyer()
  const products = [
    { skuNo: 'lamp', itemQuantity: 3 },
    { skuNo: 'lock', itemQuantity: 1 },
  ]
  const { orderId } = await shop.buy(buyer, products, 40_000)
  await shop.press(await shop.startPayment(buyer, orderId), 'pay')
  await shop.run('deliver')
  return { buyer, orderId }
}
const statusOf = (orderId: string) => shop.number(sql`select status as n from orders where id = ${orderId}`)
/** The parcels of an order, with their contents. */
const packedOf = async (orderId: string) => {
  const { rows } = await sql<{ number: string; pieces: string }>`
    select tracking_number as number, string_agg(item.sku_no || ' x' || packed.quantity, ', ' order by item.position)
      as pieces
    from shipment
    join shipment_item packed on packed.shipment_id = shipment.id
    join order_item item on item.id = packed.item_id
    where shipment.order_id = ${orderId}
    group by shipment.id
    order by shipment.position`.execute(shop.connection.db)
  return rows
}
const shipments = () => shop.number(sql`select count(*) as n from shipment`)
/** The table as read back from the spreadsheet. */
const through = async (ending: string, rows: Cell[][]) => {
  const path = join(folder, `${(files += 1)}.${ending}`)
  await writeTable({ path, rows })
  return readTable(path, readFileSync(path))
}

describe('shipping from a spreadsheet', () => {
  it('ships all its orders, and the shopper sees the parcel', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()]
    expect(await ship([HEAD, [one.orderId, '中通快递', 'ZT1'], [other.orderId, '顺丰速运', 'SF2']])).toEqual({
      code: 0,
      output: '2 orders are on their way.',
    })
    const { data } = await shop.ask<DeliveryLog>({
      method: 'POST',
      url: '/api/rest/logistics/v1/message',
      headers: other.buyer.headers,
      payload: { orderId: other.orderId },
    })
    expect(data?.result).toMatchObject([
      { expressCompany: '顺丰速运', expressNumber: 'SF2', steps: [{ text: '商家已发货，等待顺丰速运揽收' }] },
    ])
  })

  it('ships nothing when one row cannot be shipped, and names each with its row and the reason', async () => {
    const good = await paidOrder()
    const unpaid = await order()
    const cancelled = await order()
    await hearth(['cancel', cancelled.orderId])
    const before = await shipments()
    const { code, output } = await ship([
      HEAD,
      [good.orderId, '中通快递', 'ZT1'],
      [unpaid.orderId, '中通快递', 'ZT2'],
      ['123', '中通快递', 'ZT3'],
      [cancelled.orderId, '中通快递', 'ZT4'],
      [good.orderId, '中通快递', 'ZT5'],
      ['', '中通快递', 'ZT6'],
      [good.orderId, '', ''],
      ['9', '', 'ZT8'],
      ['1.79533E+18', '中通快递', 'ZT9'],
      ['8', '中通快递', '7.73e+17'],
      ['7', '中通快递', '2026/11/26'],
      ['6', '中通快递', '#########'],
      ['5', '中通快递', 'true'],
      ['4', '中通快递', ''],
      ['3', '中通快递', '#N/A'],
    ])
    expect(code).toBe(1)
    expect(output.split('\n  ')).toEqual([
      '没有发货：',
      `第 3 行 订单号：${unpaid.orderId} 不能发货（待付款）`,
      '第 4 行 订单号：没有订单 123',
      `第 5 行 订单号：${cancelled.orderId} 不能发货（已取消）`,
      `第 6 行 订单号：${good.orderId} 与第 2 行重复`,
      '第 7 行 订单号：没有填写',
      '第 9 行 物流公司：没有填写',
      '第 10 行 订单号：1.79533E+18 已被表格软件四舍五入，请把这一列设为文本后重新填写',
      '第 11 行 运单号：7.73e+17 已被表格软件四舍五入，请把这一列设为文本后重新填写',
      '第 12 行 运单号：2026/11/26 不是运单号',
      '第 13 行 运单号：######### 不是运单号',
      '第 14 行 运单号：true 不是运单号',
      '第 15 行 运单号：没有填写',
      '第 16 行 运单号：#N/A 不是运单号',
    ])
    expect(await shipments()).toBe(before)
    expect(await shop.number(sql`select status as n from orders where id = ${good.orderId}`)).toBe(ORDER_STATUS.paid)
  })

  it('can be sent twice and filled in further: rows sent before are skipped, changed ones are named', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()]
    const row = [one.orderId, '中通快递', 'ZT1']
    await ship([HEAD, row])
    const before = await shipments()
    expect((await ship([HEAD, row, [other.orderId, '中通快递', 'ZT2']])).output).toBe(
      '1 orders are on their way; 1 were before.',
    )
    expect(await shipments()).toBe(before + 1)
    expect(await ship([HEAD, [one.orderId, '中通快递', 'ZT9']])).toMatchObject({
      code: 1,
      output: expect.stringContaining('待收货，中通快递 ZT1'),
    })
  })

  it('sends an order in the parcels its rows make: one for each tracking number, with the named pieces', async () => {
    const [split, part] = [await bigOrder(), await bigOrder()]
    const other = await paidOrder()
    const rows = [
      [...HEAD, '商品编号', '件数'],
      [split.orderId, '中通快递', 'ZT1', 'lamp', '2'],
      [other.orderId, '中通快递', 'ZT2', '', ''],
      [split.orderId, '中通快递', 'ZT1', 'lock', '1'],
      [split.orderId, '顺丰速运', 'SF3', 'lamp', '1'],
      [other.orderId, '中通快递', 'ZT2', '', ''],
      [part.orderId, '顺丰速运', 'SF4', 'lamp', '1'],
    ]
    expect(await ship(rows)).toEqual({ code: 0, output: '3 orders are on their way in 4 parcels.' })
    expect(await packedOf(split.orderId)).toEqual([
      { number: 'ZT1', pieces: 'lamp x2, lock x1' },
      { number: 'SF3', pieces: 'lamp x1' },
    ])
    expect(await statusOf(split.orderId)).toBe(ORDER_STATUS.shipped)
    expect(await packedOf(part.orderId)).toEqual([{ number: 'SF4', pieces: 'lamp x1' }])
    expect(await statusOf(part.orderId)).toBe(ORDER_STATUS.paid)
    const before = await shipments()
    expect(await ship(rows)).toMatchObject({ code: 0, output: '0 orders are on their way; 4 were before.' })
    expect(await shipments()).toBe(before)
    expect(await checkBooks(shop.connection.db, {})).toEqual([])
    await hearth(['ship', part.orderId])
  })

  it('sends nothing when a row names a product or pieces that the order does not have', async () => {
    const one = await bigOrder()
    const before = await shipments()
    const { code, output } = await ship([
      [...HEAD, 'SKU编号', '件数'],
      [one.orderId, '中通快递', 'ZT1', 'lamp', '2'],
      [one.orderId, '中通快递', 'ZT2', 'lamp', '2'],
      [one.orderId, '中通快递', 'ZT2', 'chair', '1'],
      [one.orderId, '中通快递', 'ZT2', 'lock', '1.5'],
      [one.orderId, '中通快递', 'ZT2', '', ''],
    ])
    expect(code).toBe(1)
    expect(output.split('\n  ')).toEqual([
      '没有发货：',
      '第 3 行 件数：商品 lamp 只剩 1 件待发，不够 2 件',
      `第 4 行 商品编号：订单 ${one.orderId} 没有商品 chair`,
      '第 5 行 件数：没有填写，或不是整数',
      `第 6 行 商品编号：没有填写。订单 ${one.orderId} 分几个包裹寄出，每一行都要写明商品和件数`,
    ])
    expect(await shipments()).toBe(before)
  })

  it('reads an export once tracking numbers are filled in, and skips the rows without one', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()]
    const { table } = await hearth(['export', 'orders', '--status', 'paid'])
    const head = table!.rows[0]!
    const filled = table!.rows.map((cells) =>
      cells[0] === one.orderId
        ? cells.map((cell, at) => ({ 物流公司: '圆通速递', 运单号: '773123456789012' })[String(head[at])] ?? cell)
        : cells,
    )
    for (const ending of ['xlsx', 'csv'])
      expect((await ship(await through(ending, filled))).output).toMatch(
        ending === 'xlsx' ? /^1 orders are on their way\.$/ : /^0 orders are on their way; 1 were before\.$/,
      )
    expect(await shop.number(sql`select status as n from orders where id = ${other.orderId}`)).toBe(ORDER_STATUS.paid)
    expect(
      await shop.number(
        sql`
          select count(*) as n from shipment
          where order_id = ${one.orderId} and tracking_number = '773123456789012' and company_name = '圆通速递'`,
      ),
    ).toBe(1)
  })

  it('leaves an order alone whose parcel has been received', async () => {
    const { orderId, buyer } = await paidOrder()
    await ship([HEAD, [orderId, '中通快递', 'ZT1']])
    await shop.ask({ method: 'PUT', url: `/api/orders/${orderId}/confirm/v1`, headers: buyer.headers, payload: {} })
    expect((await ship([HEAD, [orderId, '中通快递', 'ZT1']])).output).toBe('0 orders are on their way; 1 were before.')
  })

  it('takes one company for rows that name none, and says which column is missing', async () => {
    const { orderId } = await paidOrder()
    expect(
      await ship([
        ['Order', 'Tracking'],
        [orderId, 'YT1'],
      ]),
    ).toMatchObject({ code: 1, output: expect.stringContaining('物流公司') })
    expect(await ship([['订单号'], [orderId]])).toMatchObject({
      code: 1,
      output: '第一行没有这些列：物流公司、运单号',
    })
    expect(await ship([HEAD, [orderId, '中通快递', '']])).toMatchObject({
      code: 1,
      output: '没有一行填写了运单号',
    })
    expect(
      await ship([HEAD, ...Array.from({ length: 1001 }, (_, at) => [String(at), '中通快递', 'ZT1'])]),
    ).toMatchObject({ code: 1, output: expect.stringContaining('最多 1000 个包裹') })
    expect(await ship([], '--tracking', 'SF1')).toMatchObject({ code: 2 })
    expect(
      await ship(
        [
          ['Order', 'Tracking'],
          [orderId, 'YT1'],
        ],
        '--company',
        '韵达快递',
      ),
    ).toMatchObject({ code: 0 })
  })
})

describe('a spreadsheet that another program wrote', () => {
  it('is read in the encoding of a Chinese Excel', async () => {
    // 订单号,物流公司 in GB 18030.
    const bytes = Buffer.from([
      0xb6, 0xa9, 0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0xce, 0xef, 0xc1, 0xf7, 0xb9, 0xab, 0xcb, 0xbe, 0x0d, 0x0a, 0x31, 0x2c,
      0x32,
    ])
    expect(await readTable('parcels.csv', bytes)).toEqual([
      ['订单号', '物流公司'],
      ['1', '2'],
    ])
    expect(await readTable('parcels.csv', Buffer.from('\uFEFF订单号,运单号\n"\t1"," a,b "'))).toEqual([
      ['订单号', '运单号'],
      ['1', 'a,b'],
    ])
    expect(await readTable('parcels.csv', Buffer.from("订单号,运单号\n'2026,\u00A0SF\u200B1\uFEFF"))).toEqual([
      ['订单号', '运单号'],
      ['2026', 'SF1'],
    ])
  })

  it('shows a rounded number as rounded, and is refused when it is no spreadsheet', async () => {
    expect(await through('xlsx', [['运单号'], [Number('1795327385408624665')], [773123456789012], [12.5]])).toEqual([
      ['运单号'],
      ['1.7953273854086246e+18'],
      ['773123456789012'],
      ['12.5'],
    ])
    await expect(readTable('parcels.xlsx', Buffer.from('no spreadsheet'))).rejects.toThrow(
      'parcels.xlsx could not be read as a spreadsheet',
    )
    await expect(readTable('parcels.csv', Buffer.from('a,"b'))).rejects.toThrow('could not be read')
  })
})

onEveryEngine('a spreadsheet', (engine) => {
  it('is sent by one of many who send it at once, and the others read that it is sent', async () => {
    const { db } = engine.connection
    await stockShelf(db, [{ skuNo: 'parcel', stock: 10 }])
    const orders = await Promise.all(
      (await manyShoppers(db, 3)).map(async ({ shopperId, addressId }) => {
        const { orderId } = await placeOne(db, { shopperId, addressId }, { skuNo: 'parcel', amount: 10000 })
        await sql`update orders set status = ${ORDER_STATUS.paid} where id = ${orderId}`.execute(db)
        return orderId
      }),
    )
    const table = (rows: string[]) => [HEAD, ...rows.map((orderId) => [orderId, '中通快递', `ZT${orderId}`])]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        runOperator(workOn(db, NOON), {
          args: ['ship', '--file', 'parcels.csv'],
          table: table(at % 2 ? orders : orders.toReversed()),
        }),
      ),
    )
    expect(answers.map(({ output }) => output).sort()).toEqual([
      ...Array.from({ length: 19 }, () => '0 orders are on their way; 3 were before.'),
      '3 orders are on their way.',
    ])
    expect(
      (await sql<{ order_id: string }>`select order_id from shipment`.execute(db)).rows
        .map((row) => row.order_id)
        .sort(),
    ).toEqual([...orders].sort())
  })
})
