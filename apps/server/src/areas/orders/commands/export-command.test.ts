import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTable } from '#operator/files/write-table'
import { commandLine } from '../../../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../../../test/ordering-shop'
import { stockShelf } from '../../../../test/shelf'

const folder = mkdtempSync(join(tmpdir(), 'hearth-export-'))
const remark = '=HYPERLINK("http://evil.example","退款")'
const logged: object[] = []
let shop: OrderingShop
let first: string
let second: string
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 20 }])
  const buyer = await shop.buyer()
  first = (await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 2 }], 20000, { remark })).orderId
  await shop.press(await shop.startPayment(buyer, first), 'pay')
  await shop.run('deliver')
  shop.wait(24 * 3_600_000)
  second = (
    await shop.buy(await shop.buyer(), [{ skuNo: 'lamp', itemQuantity: 1 }], 10000, { remark: '请\u0007轻放\n谢谢' })
  ).orderId
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const hearth = commandLine(
  () => shop,
  (event) => void logged.push(event),
)
const rowsOf = async (...options: string[]) => (await hearth('export', 'orders', ...options)).table!.rows

describe('orders as a spreadsheet', () => {
  it('has one row for each order, oldest first, with what a parcel needs and the paid amount in yuan', async () => {
    const [head, ...rows] = await rowsOf()
    expect(rows.map(([id]) => id)).toEqual([first, second])
    expect(Object.fromEntries(head!.map((name, at) => [name, rows[0]![at]]))).toMatchObject({
      订单号: first,
      状态: '待发货',
      收货人: '林暖',
      电话: '13800000000',
      地址: '北京市朝阳区望京街 1 号',
      商品: '灯 lamp（lamp）x2',
      件数: 2,
      应付金额: 200,
      备注: remark,
      物流公司: '',
      运单号: '',
    })
  })

  it('chooses by status and by days in China, both included', async () => {
    const numbers = async (...options: string[]) => (await rowsOf(...options)).slice(1).map(([id]) => id)
    expect(await numbers('--status', 'paid')).toEqual([first])
    expect(await numbers('--to', '2026-11-21')).toEqual([first])
    expect(await numbers('--from', '2026-11-22', '--to', '2026-11-22')).toEqual([second])
    await sql`
      update orders set created_at = ${Date.parse('2026-11-20T23:59:59.999+08:00')}
      where id = ${second}`.execute(shop.connection.db)
    expect(await numbers('--to', '2026-11-20')).toEqual([second])
    expect((await hearth('orders', '--from', '2026-11-21')).output).not.toContain(second)
    expect((await hearth('orders', '--to', '2026-11-20')).output).toContain(second)
    for (const wrong of [
      ['--from', '2026-02-30'],
      ['--from', 'today'],
      ['--to', '2026-11'],
      ['--from', '2026-11-22', '--to', '2026-11-21'],
      ['--status', 'lost'],
      ['--output', 'orders.doc'],
    ])
      expect(await hearth('export', 'orders', ...wrong)).toMatchObject({ code: 2 })
    expect(await hearth('export', 'orders', '--from', '2027-01-01')).toMatchObject({
      code: 1,
      output: 'There are no such orders.',
    })
    expect(await hearth('export', 'shoppers')).toMatchObject({ code: 2 })
  })

  it('is logged with how many and which orders, and without a name', async () => {
    logged.length = 0
    await hearth('export', 'orders', '--status', 'paid')
    expect(logged).toEqual([{ event: 'orders-exported', count: 1, chosen: 'status=paid' }])
  })
})

it('has every order of many once and in order, and more than 10,000 in no file', async () => {
  const { db } = shop.connection
  const many = async (from: number, to: number) =>
    sql`
    insert into orders (id, shopper_id, order_way, status, product_amount, discount_amount, coupon_amount,
      freight_amount, pay_amount, address, pay_deadline, created_at)
    select 'many-' || lpad(n::text, 5, '0'), shopper_id, order_way, 40, product_amount, 0, 0, 0, pay_amount, address,
      pay_deadline, created_at + n / 700
    from orders cross join generate_series(${from}::integer, ${to}::integer) as n where id = ${first}`.execute(db)
  await many(1, 1500)
  const numbers = (await rowsOf('--status', 'received')).slice(1).map(([id]) => id)
  expect(numbers).toEqual(Array.from({ length: 1500 }, (_, at) => `many-${String(at + 1).padStart(5, '0')}`))
  let between = false
  setImmediate(() => (between = true))
  await rowsOf('--status', 'received')
  expect(between, 'a request had its turn meanwhile').toBe(true)
  await many(1501, 10_001)
  expect(await hearth('export', 'orders', '--status', 'received')).toMatchObject({
    code: 1,
    output: 'These are more than 10000 orders. Choose days with --from and --to.',
  })
  await sql`delete from orders where id like 'many-%'`.execute(db)
})

describe('its file', () => {
  const written = async (name: string) => {
    const path = join(folder, name)
    await writeTable({ path, rows: await rowsOf() })
    return path
  }

  it('opens as .xlsx with whole order numbers, Chinese, line breaks, and no formula', async () => {
    const path = await written('orders.xlsx')
    const [head, ...rows] = await readSheet(readFileSync(path))
    const row = (id: string) =>
      Object.fromEntries(head!.map((name, at) => [name, rows.find(([one]) => one === id)?.[at]]))
    expect(row(first)).toMatchObject({
      订单号: first,
      收货人: '林暖',
      电话: '13800000000',
      备注: remark,
      应付金额: 200,
    })
    expect(row(second)).toMatchObject({ 备注: '请轻放\n谢谢' })
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('opens as .csv in UTF-8, with an apostrophe before what a program would calculate, and a tab before what it would round', async () => {
    const text = readFileSync(await written('orders.csv'), 'utf8')
    expect(text.startsWith('\uFEFF订单号,状态,')).toBe(true)
    expect(text).toContain(`"\t${first}",待发货,`)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""退款"")"`)
    expect(text).not.toMatch(/(^|,|")[=+\-@]/m)
  })

  it('never overwrites an existing file', async () => {
    const path = join(folder, 'filled.xlsx')
    writeFileSync(path, 'filled in')
    await expect(writeTable({ path, rows: [['订单号']] })).rejects.toThrow('There is a file')
    expect(readFileSync(path, 'utf8')).toBe('filled in')
  })
})
