import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../shop'
import { liveMonth, type MonthSize } from './live-month'
import { balancesOf, checkMonth, MONTH_LAWS } from './month-books'
import { openMonthShop } from './month-shop'

/**
 * The size and the seed of a month, from the environment:
 * `MONTH='{"orders":100000,"promoters":2000,"seed":1,"lanes":8}'`.
 */
const ASKED = process.env['MONTH']
const size: MonthSize = {
  orders: howMuch(200, 2_000),
  promoters: howMuch(20, 40),
  seed: 1,
  lanes: 3,
  ...(JSON.parse(ASKED ?? '{}') as Partial<MonthSize>),
}
const HOUR = 3_600_000

/** SQL for the results of a month, which are printed. */
const TOLD = `
  select (select count(*) from orders) as orders, (select count(*) from order_share) as shared,
    (select count(*) from promoter) as promoters,
    (select count(*) from shopper) as people, (select count(*) from rebate_line) as lines,
    (select count(*) from ledger_journal) as journals, (select count(*) from ledger_entry) as entries,
    (select count(*) from ledger_account where balance is not null) as accounts,
    (select sum(earned) from rebate_line) as earned, (select sum(taken_back) from rebate_line) as "takenBack",
    (select sum(earned - taken_back) from rebate_line where status = 1) as settled,
    (select count(*) from rebate_line where status = 0) as unsettled,
    (select count(*) from rebate_line where status = 2 and settled_at is not null) as "takenBackLate",
    (select count(*) from refund) as refunds, (select count(*) from withdrawal) as withdrawals,
    (select sum(amount) from withdrawal where status = 4) as "paidOut",
    (select sum(tax) from withdrawal where status = 4) as tax,
    (select sum(fee) from withdrawal where status = 4) as fees,
    (select count(*) from ledger_entry where balance_after < 0) as debts`

async function liveOne(more: Partial<MonthSize> = {}): Promise<TestShop> {
  const began = performance.now()
  const month = { ...size, ...more }
  const shop = await openMonthShop(month.seed)
  await liveMonth(shop, month, (day, placed) => {
    if (ASKED)
      process.stdout.write(`day ${day}: ${placed} orders, ${Math.round((performance.now() - began) / 1000)} s\n`)
  })
  return shop
}

describe('a month of promoters, of buyers through their shares, and of withdrawals', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await liveOne()), 4 * HOUR)
  afterAll(() => shop.close())

  it(
    'ends with every balance equal to the sum of its reasons, to the fen',
    async () => {
      const { wrong, compared } = await checkMonth(shop.connection.db)
      const { rows } = await sql.raw<Record<string, number>>(TOLD).execute(shop.connection.db)
      if (ASKED) process.stdout.write(`${JSON.stringify({ ...size, ...rows[0], compared }, null, 2)}\n`)
      expect(wrong).toEqual([])
      expect(rows[0]).toMatchObject({ orders: size.orders, promoters: size.promoters, unsettled: 0 })
      expect(MONTH_LAWS.filter((law) => !compared[law])).toEqual([])
    },
    HOUR,
  )

  it('contains all that a month may bring: each fate of an order and each end of a withdrawal', async () => {
    const { rows } = await sql.raw<Record<string, number>>(TOLD).execute(shop.connection.db)
    const { takenBackLate, debts, tax, fees, refunds } = rows[0]!
    expect(Object.entries({ takenBackLate, debts, tax, fees, refunds }).filter(([, many]) => !many)).toEqual([])
    const { rows: ends } = await sql<{ status: number }>`
      select distinct status from withdrawal where status >= 4 order by 1`.execute(shop.connection.db)
    expect(ends.map(({ status }) => status)).toEqual([4, 5, 6, 7])
  })

  /** Statements that change a stored amount by a fen without a reason; each is then undone. */
  const BY_HAND: readonly [string, (fen: string) => string][] = [
    [
      'of a balance',
      (fen) => `update ledger_account set balance = balance ${fen} where id in (
      select id from ledger_account where id like 'rebateAvailable/%' order by id limit 1)`,
    ],
    [
      'of an entry',
      (fen) => `update ledger_entry set amount = amount ${fen} where (source_kind, source_id, account_id) in (
      select source_kind, source_id, account_id from ledger_entry where source_kind = 'rebateSettled'
      order by source_id, account_id limit 1)`,
    ],
    [
      'of a line',
      (fen) => `update rebate_line set earned = earned ${fen} where item_id in (
      select item_id from rebate_line where status = 1 order by item_id limit 1)`,
    ],
    [
      'from fee to net',
      (fen) => `update withdrawal set fee = fee ${fen}, net = net - (0 ${fen}) where id in (
      select id from withdrawal where status = 4 and kind = 'promoter' order by id limit 1)`,
    ],
    [
      'of a rate',
      (fen) => `update rebate_line set rate = rate ${fen} where item_id in (
      select item_id from rebate_line where status = 1 order by item_id limit 1)`,
    ],
    [
      'at the cashier',
      (fen) => `update sandbox_trade set amount = amount ${fen} where payment_id in (
      select payment_id from sandbox_trade where result = 'paid' order by payment_id limit 1)`,
    ],
  ]
  it.each(BY_HAND)(
    'is reported where a fen was moved by hand: %s',
    async (_, move) => {
      const { db } = shop.connection
      await sql.raw(move('+ 1')).execute(db)
      expect((await checkMonth(db)).wrong).not.toEqual([])
      await sql.raw(move('- 1')).execute(db)
      expect((await checkMonth(db)).wrong).toEqual([])
    },
    HOUR,
  )
})

describe('months with one seed', () => {
  it(
    'end with the same balances, whoever was quicker meanwhile',
    async () => {
      const [one, other] = await Promise.all(
        [1, 4].map(async (lanes) => {
          const shop = await liveOne({ orders: 40, promoters: 10, lanes })
          const balances = await balancesOf(shop.connection.db)
          await shop.close()
          return balances
        }),
      )
      expect(other).toEqual(one)
      expect(one!.length).toBeGreaterThan(20)
    },
    HOUR,
  )
})
