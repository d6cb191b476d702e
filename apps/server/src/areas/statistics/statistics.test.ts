import { DAY, formatDay, PROMOTER_REFUSAL, REPLY_CODE } from '@hearth/domain'
import type { DailyStatistics, ShopStatistics } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readStatistics } from '#areas/statistics/read-statistics'
import { checkBooks } from '../../../test/check-books'
import { earningHands } from '../../../test/earning-hands'
import { NOON } from '../../../test/noon'
import type { Buyer } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

const OWN = '/api/platform/rebate/shop/v1/statis'
const PARTNER = '/api/platform/partner/v1/statis'
const NONE = { viewCount: 0, orderCount: 0, amount: 0, rebateAmount: 0 }

shopOnAnEngine(
  'the figures of a shop',
  async (shop) => {
    await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20_000, stock: 10_000 }])
    await earningHands(() => shop).offer()
  },
  (at) => {
    const hands = earningHands(() => at.shop)
    const books = async () => expect(await checkBooks(at.shop.connection.db, {})).toEqual([])
    const today = () => formatDay(at.shop.ports.clock())
    const basic = async (who: Pick<Buyer, 'headers'>, query = '') =>
      (await hands.as<ShopStatistics>(who, 'GET', `${OWN}/basic${query}`)).data!
    const daily = async (who: Pick<Buyer, 'headers'>, begin = today(), end = today(), more = '') =>
      (await hands.as<DailyStatistics>(who, 'GET', `${OWN}/detail?begin=${begin}&end=${end}${more}`)).data!
    /** Moves the clock to the day after tomorrow, at the given time in China. */
    const waitUntil = (hour: number, minute = 0, ms = 0) => {
      const now = at.shop.ports.clock()
      const next = (Math.floor((now + 8 * 3_600_000) / DAY) + 2) * DAY - 8 * 3_600_000
      at.shop.wait(next + hour * 3_600_000 + minute * 60_000 + ms - now)
    }
    const visit = async (shopId: string) => {
      const { headers } = await at.shop.buyer()
      await hands.as({ headers }, 'POST', '/api/platform/rebate/shop/v1/view', { shopId })
    }
    const shopIdOf = async (id: string) => {
      const { rows } = await sql<{ id: string }>`select id from promoter_shop where shopper_id = ${id}`.execute(
        at.shop.connection.db,
      )
      return rows[0]!.id
    }

    it('are zeros for a shop without any, and include days without any', async () => {
      const promoter = await hands.promoter()
      expect(await basic(promoter)).toEqual({ ...NONE, today: NONE, last7Days: NONE, last30Days: NONE })
      expect(await daily(promoter, '2026-02-27', '2026-03-02')).toEqual({
        result: ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'].map((day) => ({ day, ...NONE })),
        total: NONE,
      })
    })

    it('are views, paid orders, their paid amount and what they earn, on the day of the payment', async () => {
      const promoter = await hands.promoter()
      await visit(await shopIdOf(promoter.id))
      await hands.bought(promoter)
      await hands.bought(promoter, [{ skuNo: 'lamp', itemQuantity: 2 }], 40_000)
      const some = { viewCount: 1, orderCount: 2, amount: 60_000, rebateAmount: 3000 }
      expect(await basic(promoter)).toEqual({ ...some, today: some, last7Days: some, last30Days: some })
      at.shop.wait(6 * DAY)
      expect(await basic(promoter)).toEqual({ ...some, today: NONE, last7Days: some, last30Days: some })
      at.shop.wait(DAY)
      expect(await basic(promoter)).toEqual({ ...some, today: NONE, last7Days: NONE, last30Days: some })
      // The test reads the statistics without a request, since the promoter's session would have expired by then.
      const asker = { db: at.shop.connection.db, needShopper: () => promoter.id }
      const later = (days: number) =>
        readStatistics({ ...asker, now: at.shop.ports.clock() + days * DAY }, 'promoter', {})
      expect((await later(22)).last30Days).toEqual(some)
      expect(await later(23)).toEqual({ ...some, today: NONE, last7Days: NONE, last30Days: NONE })
      await books()
    })

    it('count nothing of an order that is not paid', async () => {
      const promoter = await hands.promoter()
      const buyer = await at.shop.buyer()
      const lamp = [{ skuNo: 'lamp', itemQuantity: 1 }]
      await at.shop.buy(buyer, lamp, 20_000, { shareId: promoter.shareId, useGold: false })
      await at.shop.run('events')
      expect((await basic(promoter)).orderCount).toBe(0)
      await books()
    })

    it('belong to the day in China: the last millisecond of a day, and the first of the next (case 29)', async () => {
      const promoter = await hands.promoter()
      waitUntil(23, 59, 59_999)
      const last = today()
      await hands.bought(promoter)
      at.shop.wait(1)
      const first = today()
      expect(first).not.toBe(last)
      await hands.bought(promoter, [{ skuNo: 'lamp', itemQuantity: 2 }], 40_000)
      const { result, total } = await daily(promoter, last, first)
      expect(result.map(({ day, amount }) => [day, amount])).toEqual([
        [last, 20_000],
        [first, 40_000],
      ])
      expect(total).toEqual({ viewCount: 0, orderCount: 2, amount: 60_000, rebateAmount: 3000 })
      expect((await basic(promoter)).today).toMatchObject({ orderCount: 1, amount: 40_000 })
      await books()
    })

    it('are lowered by a refund on the day the order was paid, not on the day of the refund (case 4)', async () => {
      const promoter = await hands.promoter()
      const { buyer, order } = await hands.bought(promoter, [{ skuNo: 'lamp', itemQuantity: 2 }], 40_000)
      const paidOn = today()
      await hands.receive(buyer, order.orderId)
      at.shop.wait(2 * DAY)
      const { orderItemId } = order.products[0]!
      const back = async (itemQuantity: number) => {
        const { data, message } = await hands.apply(buyer, { orderItemId, skuNo: 'lamp', itemQuantity })
        if (!data) throw new Error(message)
        await hands.deed(data.afterSaleOrderId, 'agree')
        await hands.deed(data.afterSaleOrderId, 'receive', { counted: itemQuantity, resellable: 0 })
        await hands.deed(data.afterSaleOrderId, 'refund', {})
        await hands.settle()
      }
      await back(1)
      expect((await daily(promoter, paidOn)).result.map(({ amount, rebateAmount }) => [amount, rebateAmount])).toEqual([
        [20_000, 1000],
        [0, 0],
        [0, 0],
      ])
      expect((await basic(promoter)).orderCount).toBe(1)
      await books()
      await back(1)
      expect(await daily(promoter, paidOn, paidOn)).toMatchObject({ total: NONE })
      expect((await basic(promoter)).rebateAmount).toBe((await hands.amount(promoter)).totalAmount)
      await books()
    })

    it('no longer count an order that was refunded in full before it was sent', async () => {
      const promoter = await hands.promoter()
      const { order } = await hands.bought(promoter)
      await hands.refund(order.orderId)
      await hands.settle()
      expect(await basic(promoter)).toMatchObject(NONE)
      await books()
    })

    it('count an order that earns nothing as an order, with nothing earned', async () => {
      const promoter = await hands.promoter()
      await hands.bought(promoter, undefined, undefined, { telephone: promoter.id.slice('shopper-'.length) })
      expect(await basic(promoter)).toMatchObject({ orderCount: 1, amount: 20_000, rebateAmount: 0 })
      await books()
    })

    it('are those of one channel where it is named', async () => {
      const promoter = await hands.promoter()
      await visit(await shopIdOf(promoter.id))
      await hands.bought(promoter)
      const shareId = await hands.share(promoter, { channelCode: 'business' })
      await hands.bought({ shareId }, [{ skuNo: 'lamp', itemQuantity: 3 }], 60_000)
      expect(await basic(promoter)).toMatchObject({ viewCount: 1, orderCount: 2, amount: 80_000 })
      expect(await basic(promoter, '?channelCode=retail')).toMatchObject({
        viewCount: 1,
        orderCount: 1,
        amount: 20_000,
      })
      expect(await daily(promoter, today(), today(), '&channelCode=business')).toMatchObject({
        total: { viewCount: 0, orderCount: 1, amount: 60_000 },
      })
      expect((await daily(promoter)).result).toEqual([
        { day: today(), viewCount: 1, orderCount: 2, amount: 80_000, rebateAmount: 1000 },
      ])
      await books()
    })

    it('name an invalid day, an end before the begin, and more than a year', async () => {
      const promoter = await hands.promoter()
      const asked = (query: string) => hands.as(promoter, 'GET', `${OWN}/detail?${query}`)
      for (const [query, field] of [
        ['begin=2026-02-30&end=2026-03-02', 'begin'],
        ['begin=2026-02-01&end=2026-02-31', 'end'],
        ['begin=2026-03-02&end=2026-03-01', 'end'],
        ['begin=2025-01-01&end=2026-01-02', 'end'],
        ['begin=2026-01-01', 'end'],
        ['begin=yesterday&end=2026-03-01', 'begin'],
      ])
        expect(await asked(query!), query).toMatchObject({ code: REPLY_CODE.badInput, field })
      const year = await asked('begin=2025-01-01&end=2026-01-01')
      expect((year.data as DailyStatistics).result).toHaveLength(366)
    })

    it('are shown to nobody else: another promoter reads their own, and a visitor is asked to log in', async () => {
      const [one, other] = [await hands.promoter(), await hands.promoter()]
      const [business, otherBusiness] = [await hands.promoter('partner'), await hands.promoter('partner')]
      await hands.bought(one)
      await hands.bought(business)
      const days = `?begin=${today()}&end=${today()}`
      for (const [path, whose, who] of [
        [OWN, one, other],
        [PARTNER, business, otherBusiness],
      ] as const) {
        for (const url of [`${path}/basic`, `${path}/detail${days}`]) {
          const own = JSON.stringify((await hands.as(whose, 'GET', url)).data)
          const others = JSON.stringify((await hands.as(who, 'GET', url)).data)
          expect(own).toContain('20000')
          expect(others).not.toContain('20000')
          expect((await at.shop.ask(url)).code).toBe(REPLY_CODE.loginNeeded)
        }
      }
    })

    it('name the next step to an owner without a shop of that kind', async () => {
      const promoter = await hands.promoter()
      const business = await hands.promoter('partner')
      const days = `?begin=${today()}&end=${today()}`
      for (const url of [`${PARTNER}/basic`, `${PARTNER}/detail${days}`])
        expect(await hands.as(promoter, 'GET', url)).toMatchObject({
          code: REPLY_CODE.wrongState,
          message: PROMOTER_REFUSAL.noPartnerShop,
        })
      for (const url of [`${OWN}/basic`, `${OWN}/detail${days}`])
        expect(await hands.as(business, 'GET', url)).toMatchObject({
          code: REPLY_CODE.wrongState,
          message: PROMOTER_REFUSAL.noShop,
        })
    })

    it('stay readable for a promoter who is suspended, and for the owner of a closed shop', async () => {
      const { db } = at.shop.connection
      const promoter = await hands.promoter()
      await hands.bought(promoter)
      await sql`
        update promoter set suspended_at = 1, suspended_reason = '测试' where shopper_id = ${promoter.id}`.execute(db)
      await sql`
        update promoter_shop set status = 3, reason = '测试' where shopper_id = ${promoter.id}`.execute(db)
      expect(await basic(promoter)).toMatchObject({ orderCount: 1, rebateAmount: 1000 })
    })

    it('take one query each, the same for a year of days as for none', async () => {
      const promoter = await hands.promoter()
      const queriesOf = async (read: () => Promise<unknown>) => {
        at.shop.queries.length = 0
        await read()
        return at.shop.queries.filter((text) => !text.includes('token_hash')).length
      }
      const year = [formatDay(NOON - 365 * DAY), formatDay(NOON)] as const
      const few = [await queriesOf(() => basic(promoter)), await queriesOf(() => daily(promoter, ...year))]
      await sql`
        insert into rebate_day (shopper_id, kind, day, channel_code, orders, amount, rebate)
        select ${promoter.id}, 'promoter', to_char(to_timestamp(${NOON / 1000}::bigint - n * 86400), 'YYYY-MM-DD'),
          'retail', 1, 2, 1
        from generate_series(0, 365) as n`.execute(at.shop.connection.db)
      const many = [await queriesOf(() => basic(promoter)), await queriesOf(() => daily(promoter, ...year))]
      expect(many).toEqual(few)
      expect(many).toEqual([1, 1])
      expect((await daily(promoter, ...year)).total.orderCount).toBeGreaterThanOrEqual(365)
      await sql`delete from rebate_day where shopper_id = ${promoter.id}`.execute(at.shop.connection.db)
    })
  },
)
