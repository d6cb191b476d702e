import { formatDay } from '@hearth/domain'
import type { OpsRefundPage } from '@hearth/ops'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { commandLine } from '../../../test/command-line'
import type { OrderingShop } from '../../../test/ordering-shop'
import { sentStatements } from '../../../test/sent-statements'
import { serviceHands } from '../../../test/served-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

const lamp = [{ skuNo: 'lamp', itemQuantity: 1 }]

const stock = (shop: OrderingShop) => stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20_000, stock: 100 }])

shopOnAnEngine('refunds', stock, (at) => {
  const hands = serviceHands(() => at.shop)
  const hearth = commandLine(() => at.shop)
  const list = async (query = '') => (await hands.ops<OpsRefundPage>(`GET /ops/refunds/v1?${query}`)).data!

  async function refunded(): Promise<string> {
    const { orderId } = await hands.paid(await at.shop.buyer(), lamp, 20_000)
    await hands.refund(orderId)
    return orderId
  }

  it('are listed with their status and reason', async () => {
    const given = await refunded()
    await at.shop.run('refund', 'events')
    const stuck = await refunded()
    await sql`
      update sandbox_trade set closed = true
      where payment_id in (select id from payment where order_id = ${stuck})`.execute(at.shop.connection.db)
    await at.shop.run('refund', 'events')
    const owed = await refunded()
    const found = new Map((await list()).refunds.map((one) => [one.orderId, one]))
    expect(found.get(owed)).toMatchObject({ state: 'owed', amount: 20_000, reason: '缺货' })
    expect(found.get(stuck)).toMatchObject({ state: 'stuck' })
    expect(found.get(given)).toMatchObject({ state: 'given', settledAt: expect.any(Number) })
    for (const [state, orderId] of Object.entries({ owed, stuck, given })) {
      expect((await list(`state=${state}`)).refunds.map((one) => one.orderId)).toEqual([orderId])
      expect((await hearth('refunds', '--state', state)).output).toContain(`order ${orderId}`)
    }
  })

  it('are read latest first, page by page, with as many statements, however many there are', async () => {
    for (let n = 0; n < 3; n += 1) await refunded()
    await sql`update refund set created_at = created_at - 60000 where order_id = ${await refunded()}`.execute(
      at.shop.connection.db,
    )
    const whole = (await list('count=1000')).refunds
    const times = whole.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    const paged: string[] = []
    for (let after = '', more = true; more; more = after !== '') {
      const page = await list(`count=2${after && `&after=${after}`}`)
      paged.push(...page.refunds.map(({ refundId }) => refundId))
      after = page.after
    }
    expect(paged).toEqual(whole.map(({ refundId }) => refundId))
    const [few, many] = [await sentStatements(() => list('count=1')), await sentStatements(() => list('count=1000'))]
    expect(few.length).toBe(many.length)
  })

  it('are chosen by days in China, which are checked', async () => {
    const today = formatDay(at.shop.ports.clock())
    const { refunds } = await list('count=1000')
    expect((await list(`from=${today}&to=${today}&count=1000`)).refunds).toEqual(refunds)
    expect((await list('to=2020-01-01')).refunds).toEqual([])
    expect(await hands.ops('GET /ops/refunds/v1?from=2026-13-01')).toMatchObject({ data: null, field: 'from' })
    expect(await hearth('refunds', '--from', 'soon')).toMatchObject({ code: 2 })
  })

  it('are exported oldest first, with amounts to calculate with', async () => {
    const { output, table } = await hearth('export', 'refunds', '--output', 'money.xlsx')
    const [head = [], ...rows] = table!.rows
    const { refunds } = await list('count=1000')
    expect(output).toBe(`${rows.length} refunds of ${rows.length * 200}.00 in all are in money.xlsx.`)
    expect(rows.map(([refundId]) => refundId)).toEqual(refunds.map(({ refundId }) => refundId).toReversed())
    expect(rows[0]![head.indexOf('退款金额')]).toBe(200)
    expect(await hearth('export', 'refunds', '--to', '2020-01-01')).toMatchObject({ code: 1 })
  })
})
