import { DAY } from '@hearth/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cashier } from '#ports/cashier'
import { findFaults } from '#audit/audit-shop'
import { commandLine, operate } from '../../../test/command-line'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'

const LAMP = [{ skuNo: 'lamp', itemQuantity: 1 }]

let shop: OrderingShop
let buyer: Buyer
/** Orders with one payment. */
const orders: string[] = []
/** An order with two payments. */
let twice: string
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 20 }])
  buyer = await shop.buyer()
  for (let n = 0; n < 2; n += 1) {
    const { orderId } = await shop.buy(buyer, LAMP, 10_000)
    orders.push(orderId)
    await shop.press(await shop.startPayment(buyer, orderId), 'pay')
  }
  const again = await shop.buy(buyer, LAMP, 10_000)
  twice = again.orderId
  const payments = [await shop.startPayment(buyer, again.orderId), await shop.startPayment(buyer, again.orderId)]
  for (const payment of payments) await shop.press(payment, 'pay')
  await shop.run('deliver', 'refund')
  shop.wait(DAY)
  await hearth('refund', orders[0]!, '--reason', '缺货')
})
afterAll(() => shop.close())

const hearth = commandLine(() => shop)
const DAYS = ['--from', '2026-11-21', '--to', '2026-11-22']

const tableOf = (rows: readonly (readonly unknown[])[]) => {
  const [head = [], ...body] = rows
  return body.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])))
}

describe('the closing of days', () => {
  it('shows by day and channel the collected, refunded and open amounts, and the total of each day', async () => {
    const { output, table } = await hearth('closing', ...DAYS)
    expect(output).toContain('taken ¥400.00, of which ¥100.00 paid for nothing')
    const [first, whole, second] = tableOf(table!.rows)
    expect(first).toMatchObject({
      日期: '2026-11-21',
      收款渠道: 'sandbox',
      销售收款: 300,
      应退的误收款: 100,
      实际退款: 100,
      日末收款净额: 300,
      日末应退未退: 0,
    })
    expect(whole).toMatchObject({ 收款渠道: '全店', 销售收款: 300, 日末积分余额: 0 })
    // The refund is owed, but not made yet.
    expect(second).toMatchObject({ 日期: '2026-11-22', 销售应退: 100, 实际退款: 0, 日末应退未退: 100 })
    expect(await findFaults(shop.connection.db)).toEqual([])
  })

  it('is for yesterday by default, and refuses an invalid day', async () => {
    expect((await hearth('closing')).output).toContain('of 2026-11-21 to 2026-11-21')
    expect(await hearth('closing', '--from', '2026-02-30')).toMatchObject({ code: 2 })
    expect(await hearth('closing', '--from', '2026-01-01', '--to', '2026-11-22')).toMatchObject({
      code: 1,
      output: expect.stringContaining('一次最多 92 天'),
    })
  })

  it('exports each order’s payments, numbers and refunds', async () => {
    const rows = tableOf((await hearth('export', 'orders')).table!.rows)
    const rowOf = (orderId: string) => rows.find((row) => row['订单号'] === orderId)!
    expect(rowOf(orders[0]!)).toMatchObject({ 应付金额: 100, 货款已收: 100, 应退金额: 100, 已退金额: 0, 净收金额: 0 })
    expect(rowOf(twice)).toMatchObject({ 货款已收: 100, 误收款: 100, 应退金额: 100, 已退金额: 100, 净收金额: 100 })
    expect(rowOf(twice)['支付单号']).toMatch(/^P\d+\nP\d+$/)
    expect(rowOf(twice)['下单时间']).toBe('2026-11-21 10:30:00')
  })
})

describe('the books compared with the cashier’s statement', () => {
  it('agree, line by line', async () => {
    expect(await hearth('reconcile', ...DAYS)).toMatchObject({
      code: 0,
      output: [
        'Cashier sandbox',
        '  the books: 5 lines, taken ¥400.00, given back ¥100.00',
        '  statement: 5 lines, taken ¥400.00, given back ¥100.00',
        'They agree, line by line.',
      ].join('\n'),
    })
  })

  it('differ where a line is missing on either side, or has another amount or day', async () => {
    const { cashier } = shop.ports
    const stated = await cashier.statement!({ from: 0, to: Number.MAX_SAFE_INTEGER })
    const [first, second, third, fourth] = stated.filter(({ what }) => what === 'paid')
    const bad: Cashier = {
      ...cashier,
      statement: async () => [
        { ...second!, amount: 9_999 },
        { ...third!, time: third!.time + 2 * DAY },
        { what: 'paid', id: 'unknown', amount: 500, time: first!.time },
        fourth!,
        ...stated.filter(({ what }) => what === 'refunded'),
      ],
    }
    shop.ports.cashier = bad
    const { code, output } = await hearth('reconcile', '--from', '2026-11-21')
    shop.ports.cashier = cashier
    expect(code).toBe(1)
    expect(output).toContain('4 lines differ:')
    for (const line of [
      `收款 ${first!.id} 账单没有: ¥100.00 / -`,
      `收款 ${second!.id} 金额不同: ¥100.00 / ¥99.99`,
      `收款 ${third!.id} 日期不同: ¥100.00 / ¥100.00`,
      '收款 unknown 账上没有: - / ¥5.00',
    ])
      expect(output).toContain(line)
  })

  it('are compared with the file from the cashier’s own site, and the differences are a spreadsheet', async () => {
    const { rows } = await sql<{ id: string; time: string }>`
      select trade_no as id, to_char(to_timestamp(settled_at / 1000 + 28800) at time zone 'UTC',
        'YYYY-MM-DD HH24:MI:SS') as time from sandbox_trade order by settled_at, trade_no`.execute(shop.connection.db)
    const head = ['交易时间', '微信订单号', '商户订单号', '交易状态', '应结订单金额', '商户退款单号', '退款金额']
    const table = [
      head,
      ...rows.slice(1).map(({ id, time }) => [`\`${time}`, `\`${id}`, '`P', '`SUCCESS', '`100.00', '`0', '`0.00']),
      ['总交易单数', '3', '', '', '', '', ''],
    ]
    const args = ['reconcile', 'wechat.csv', ...DAYS, '--channel', 'sandbox', '--output', 'differences.csv']
    const { output, table: written } = await operate(shop, { args, table })
    expect(output).toContain('statement: 3 lines, taken ¥300.00')
    const differing = tableOf(written!.rows)
    expect(differing).toHaveLength(2)
    expect(differing).toContainEqual(expect.objectContaining({ 类型: '退款', 差异: '账单没有' }))
    expect(differing).toContainEqual(
      expect.objectContaining({ 类型: '收款', 差异: '账单没有', 单号: rows[0]!.id, 账上金额: 100, 账单金额: '' }),
    )
  })

  it('name what is wrong in a file', async () => {
    const reconcile = (...table: string[][]) =>
      operate(shop, { args: ['reconcile', 'a.csv', ...DAYS, '--channel', 'wechat'], table })
    expect(await reconcile(['类型', '金额'])).toMatchObject({
      code: 1,
      output: 'The first row has no column 时间, 交易号, 退款单号.',
    })
    expect(
      await reconcile(['类型', '时间', '交易号', '退款单号', '金额'], ['收款', '昨天', 'T1', '', '1.00']),
    ).toMatchObject({
      code: 1,
      output: expect.stringContaining('row 2: its number, amount or time cannot be read'),
    })
    expect(await hearth('reconcile', ...DAYS, '--channel', 'wechat')).toMatchObject({
      code: 1,
      output: expect.stringContaining('请提供从该渠道下载的账单'),
    })
  })
})

it('money that was booked by hand is reported', async () => {
  const { db } = shop.connection
  await sql`update ledger_entry set amount = amount - 1 where account_id = 'cash/sandbox/CNY' and amount < 0`.execute(
    db,
  )
  expect((await findFaults(db)).map(({ fault }) => fault)).toEqual(
    expect.arrayContaining([
      'a journal that does not add up',
      'a trade whose money is not in the books as it came',
      'cash of a channel that is not what came less what went back',
    ]),
  )
  await sql`update ledger_entry set amount = amount + 1 where account_id = 'cash/sandbox/CNY' and amount < 0`.execute(
    db,
  )
})
