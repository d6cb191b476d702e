import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createSessions } from '#kernel/sessions/sessions'
import { systemRandom } from '#shop/random'
import { checkBooks } from './check-books'
import { NOON } from './noon'
import { goOn } from './old-data/go-on'
import { oldHands } from './old-data/old-hands'
import { readOldDatabase, readOldShop } from './old-data/old-shop'
import { passDays } from './old-data/pass-days'
import { plain, plainNews } from './old-data/plain'
import { tellAll } from './old-data/tell-all'
import type { OrderingShop } from './ordering-shop'
import { shopOnAnEngine, shopOnEveryEngine } from './shop-on-every-engine'

const old = readOldShop()
/** Number of continued orders after which the laws are checked: a check reads the whole shop. */
const LOOK_AFTER = howMuch(40, 1)
const PATIENCE = 400_000

const toItsTime = (shop: OrderingShop) => Promise.resolve(shop.wait(old.now - NOON))

shopOnEveryEngine(
  'a shop that an older version filled',
  toItsTime,
  (at) => {
    it('breaks no law', async () => {
      expect(await checkBooks(at.shop.connection.db, {})).toEqual([])
    })

    it('opens its ledger with the money in its payments and refunds', async () => {
      const { db } = at.shop.connection
      const { rows: booked } = await sql<{ account: string; fen: number }>`
        select kind || '/' || owner as account, sum(amount)::integer as fen
        from ledger_entry join ledger_account on ledger_account.id = account_id
        where unit = 'CNY' group by kind, owner`.execute(db)
      const { rows: raw } = await sql<{ account: string; fen: number }>`
        with came as (
          select payment.*, notice.amount as fen, split_part(notice.id, ':', 2) as trade
          from payment_notice notice join payment on payment.id = payment_id
          where result = 'paid' and payment.status in (1, 3, 4)
        ),
        vain as (select id, trade from came where exists (
          select from refund where request = 'payment/' || came.id || '/' || came.trade)),
        part as (
          select refund_part.*, channel, cause from refund_part
          join refund on refund.id = refund_id join payment on payment.id = payment_id
        ),
        open as (
          select came.order_id, sum(fen) as fen from came join orders on orders.id = came.order_id
          where orders.status = 15 or exists (
            select from order_hold where order_hold.order_id = orders.id and cause = 'crowdFunding')
          group by came.order_id
        )
        select 'cash/sandbox' as account, (select coalesce(sum(amount), 0) from part
          where status = 1 and bank_reference is null) - (select sum(fen) from came) as fen
        union all select 'cash/bank', sum(amount) from part where bank_reference is not null
        union all select 'refundsOwed/sandbox', sum(amount) from part where status <> 1
        union all select 'deposits/sandbox', sum(fen) from open
        union all select 'depositsKept/sandbox', sum(kept_amount) from pre_sale_order
        union all select 'repairs/sandbox', sum(fen) from came
          where payable_kind = 'repair' and (id, trade) not in (select id, trade from vain)`.execute(db)
      const balances = Object.fromEntries(booked.map(({ account, fen }) => [account, fen]))
      for (const { account, fen } of raw) expect([account, balances[account] ?? 0]).toEqual([account, Number(fen)])
      // These are all kinds of accounts except that of refunds by bank transfer, since the old shop made no such
      // refund.
      expect(raw.filter(({ fen }) => Number(fen) !== 0).map(({ account }) => account)).toEqual([
        'cash/sandbox',
        'refundsOwed/sandbox',
        'deposits/sandbox',
        'depositsKept/sandbox',
        'repairs/sandbox',
      ])
      expect(booked.reduce((sum, { fen }) => sum + fen, 0)).toBe(0)
    })

    it('shows its shoppers the same amounts, states and texts', { timeout: PATIENCE }, async () => {
      expect(plain(await tellAll(at.shop, old))).toEqual(plain(old.told))
    })
  },
  { older: readOldDatabase() },
)

shopOnAnEngine(
  'a shop that an older version filled',
  toItsTime,
  (at) => {
    const broken: string[] = []
    const look = async (after: string) => {
      for (const fault of await checkBooks(at.shop.connection.db, {})) broken.push(`after ${after}: ${fault}`)
    }

    it('continues each order and each request from its state', { timeout: PATIENCE }, async () => {
      let gone = 0
      const went = await goOn(at.shop, oldHands(at.shop), old, async (name) => {
        gone += 1
        if (gone % LOOK_AFTER === 0) await look(name)
      })
      await look('all of them')
      expect(broken).toEqual([])
      expect(plainNews(went)).toEqual(plainNews(old.went))
    })

    it('continues by itself in the days after', { timeout: PATIENCE }, async () => {
      const later = await passDays(at.shop, old, createSessions(systemRandom), look)
      expect(broken).toEqual([])
      expect(plainNews(later)).toEqual(plainNews(old.later))
    })
  },
  { older: readOldDatabase() },
)
