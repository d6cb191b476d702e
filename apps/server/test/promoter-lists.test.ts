import { DAY } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earningHands, type Promoter } from './earning-hands'
import { NOON } from './noon'
import { openOrderingShop, type OrderingShop } from './ordering-shop'
import { sentStatements } from './sent-statements'
import { stockShelf } from './shelf'

/**
 * Calls of a promoter, each with the maximum number of statements that it may send, however much data there is. `same`:
 * the reply does not grow with the data.
 */
const CALLS: Readonly<Record<string, { url: string; payload?: object; most: number; same?: true }>> = {
  'orders of the shop': { url: '/api/platform/rebate/shop/v1/orders', payload: { count: 50 }, most: 2 },
  'orders of the partner shop': { url: '/api/platform/partner/v1/orders', payload: { count: 50 }, most: 2, same: true },
  'entries of the account': { url: '/api/platform/usercenter/v1/details?count=50', most: 1 },
  'entries of the shop': { url: '/api/platform/rebate/shop/v1/detail?count=50', most: 1 },
  withdrawals: { url: '/api/platform/rebate/v1/withdrawals?count=50', most: 2 },
  'shops that were invited': { url: '/api/platform/rebate/shop/v1/invitation/list?count=50', most: 3 },
  'the figures of the shop': { url: '/api/platform/rebate/shop/v1/statis/basic', most: 1, same: true },
  'what was earned': { url: '/api/platform/rebate/v1/summary', most: 1, same: true },
  'what can be withdrawn': { url: '/api/platform/usercenter/v1/withdrawable/cash', most: 4, same: true },
  certification: { url: '/api/platform/usercenter/v1/certification', most: 2, same: true },
  'who the promoter is': { url: '/api/user/info/v1', most: 1, same: true },
}

const FEW = 3
const MANY = 300

describe('a call of a promoter with many rows', () => {
  let shop: OrderingShop
  const hands = earningHands(() => shop)
  let little: Promoter
  let much: Promoter
  beforeAll(async () => {
    shop = await openOrderingShop({ embedded: true })
    await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20_000, stock: 1000 }])
    await hands.offer()
    little = await hands.promoter()
    much = await hands.promoter()
    for (const one of [little, much]) await hands.certify(one, 'partner')
    await fill(little, FEW)
    await fill(much, MANY)
  }, 120_000)
  afterAll(() => shop.close())

  /**
   * Gives a promoter this many orders, entries, withdrawals and invited shops. One order is placed, and then copied.
   */
  async function fill(promoter: Promoter, count: number): Promise<void> {
    const { db } = shop.connection
    const { order } = await hands.bought(promoter)
    const numbers = sql`generate_series(2, ${count}::integer) as n`
    const copy = (table: string, changed: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
      sql`
        insert into ${sql.table(table)}
        select (jsonb_populate_record(one, ${changed})).*
        from ${sql.table(table)} one, ${numbers}
        where ${which}`.execute(db)
    const ofOrder = sql`one.order_id = ${order.orderId}`
    const orderId = sql`${order.orderId}::text || '-' || n`
    await copy('orders', sql`jsonb_build_object('id', ${orderId})`, sql`one.id = ${order.orderId}`)
    await copy('order_item', sql`jsonb_build_object('id', one.id || '-' || n, 'order_id', ${orderId})`, ofOrder)
    await copy('order_share', sql`jsonb_build_object('order_id', ${orderId})`, ofOrder)
    await copy(
      'rebate_line',
      sql`jsonb_build_object('item_id', one.item_id || '-' || n, 'order_id', ${orderId})`,
      ofOrder,
    )
    const source = sql`one.source_id in (
      select source_id from ledger_entry entry join ledger_account account on account.id = entry.account_id
      where account.owner = ${promoter.id}
    )`
    await copy('ledger_journal', sql`jsonb_build_object('source_id', one.source_id || '-' || n)`, source)
    await copy(
      'ledger_entry',
      sql`jsonb_build_object('source_id', one.source_id || '-' || n, 'version', one.version + n)`,
      sql`${source} and one.version is not null`,
    )
    await sql`
      insert into withdrawal (id, shopper_id, kind, status, amount, fee, tax, net, tax_method, account_type, account,
        hint, holder, channel, asked_at)
      select ${promoter.id}::text || '-' || n, ${promoter.id}, 'promoter', 0, 100, 0, 0, 100, 'none', 1, 'sealed',
        '**** 6688', 'sealed', 'sandbox', ${NOON - 2 * DAY}
      from generate_series(1, ${count}::integer) as n`.execute(db)
    const invited = sql`${promoter.id}::text || '-invited-' || n`
    await sql`
      insert into shopper (id, telephone, display_name, created_at)
      select ${invited}, ${invited}, '受邀', ${NOON} from generate_series(1, ${count}::integer) as n`.execute(db)
    await sql`
      insert into promoter_shop (id, shopper_id, kind, name, name_key, invite_code, status, opened_at, invited_by,
        created_at)
      select ${invited}, ${invited}, 'promoter', '小店 ' || n, ${invited}, ${invited}, 2, ${NOON},
        (select id from promoter_shop where shopper_id = ${promoter.id} and kind = 'promoter'), ${NOON}
      from generate_series(1, ${count}::integer) as n`.execute(db)
  }

  it.each(Object.entries(CALLS))(
    '%s takes as many statements with 300 rows as with 3',
    async (_, { url, payload, most, same }) => {
      const count = async (who: Promoter) => {
        const ask = async () => {
          const reply = await hands.as<object>(who, payload ? 'POST' : 'GET', url, payload)
          expect([reply.code, reply.message]).toEqual([0, ''])
          return JSON.stringify(reply.data).length
        }
        // Each call is made once before it is measured, since the first call fills the caches of the process.
        await ask()
        let size = 0
        const sent = await sentStatements(async () => void (size = await ask()))
        return { statements: sent.length, size }
      }
      const [few, many] = [await count(little), await count(much)]
      expect(many.statements).toBe(few.statements)
      expect(many.statements).toBeLessThanOrEqual(most)
      if (!same) expect(many.size).toBeGreaterThan(few.size * 5)
    },
  )
})
