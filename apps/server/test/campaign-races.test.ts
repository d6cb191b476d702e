import { ORDER_STATUS, PAYMENT_STATUS, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type {
  Bargain,
  BargainHelp,
  DrawResult,
  Group,
  GroupList,
  PlacedOrder,
  Present,
  Reservation,
  Settlement,
} from '@hearth/sdk/core'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeCaptcha } from '#areas/captcha/captcha'
import { openText } from '#shop/sealed-text'
import type { CashierNotice } from '#ports/cashier'
import { checkBooks } from './check-books'
import { NOON } from './noon'
import type { Buyer, OrderingShop } from './ordering-shop'
import { draftOf, promote, stockShelf } from './shelf'
import { shopOnEveryEngine } from './shop-on-every-engine'
import { stockLotteries } from './stock-lotteries'
import { stockPresents } from './stock-presents'
import { untilPlaced } from './until-placed'

/** Concurrent requests. They use the calls that clients use, on connections with a shop's timeouts. */
const AT_ONCE = howMuch(20, 500)
/** Ms: the time limit of one case. */
const MOST = howMuch(30_000, 300_000)
const HOUR = 3_600_000
const SHELF = { flash: 50, seat: 600, lacks: 600, fills: 600, cut: 600, floor: 600, kept: 600, prize: 10 } as const
/** Friends who help with a bargain while it is bought. */
const FRIENDS = 40

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(
    db,
    Object.entries(SHELF).map(([skuNo, stock]) => ({ skuNo, price: 20_000, stock })),
  )
  const of = (skuNo: string, type: number) => ({ id: `of-${skuNo}`, type, skuNos: [skuNo] })
  await promote(db, { ...of('flash', PROMOTION_TYPE.flashSale), price: 9900, stock: 1 })
  // A group of two, one that is incomplete at its end, and one that concurrent payments complete.
  for (const [skuNo, size] of [
    ['seat', 2],
    ['lacks', AT_ONCE + 1],
    ['fills', AT_ONCE],
  ] as const)
    await promote(db, { ...of(skuNo, PROMOTION_TYPE.groupBuy), price: 12_000, stock: 600, groups: { size, hours: 1 } })
  for (const [skuNo, helpers] of [
    ['cut', FRIENDS],
    ['floor', 3],
  ] as const) {
    const bargains = { helpers, hours: 24 }
    await promote(db, { ...of(skuNo, PROMOTION_TYPE.bargain), price: 16_001, stock: 600, bargains })
  }
  await promote(db, {
    ...of('kept', PROMOTION_TYPE.reservation),
    price: 15_000,
    stock: 1,
    endTime: NOON + 4 * HOUR,
    reserve: { end: NOON + HOUR, buyBegin: NOON + 2 * HOUR },
  })
  await stockLotteries(db, 'prize')
  await stockPresents(db)
}

shopOnEveryEngine(
  'hundreds at once in a campaign',
  stock,
  (at) => {
    const db = () => at.shop.connection.db
    const crowd: Buyer[] = []
    /** Returns this many shoppers, after the first `from` ones. */
    const buyers = async (count = AT_ONCE, from = 0): Promise<Buyer[]> => {
      while (crowd.length < from + count) crowd.push(await at.shop.buyer())
      return crowd.slice(from, from + count)
    }
    /** Makes a call as a shopper, from a network of the shopper's own. */
    const ask = <Data>(
      { id, headers }: Buyer,
      method: 'GET' | 'POST' | 'PUT',
      url: string,
      payload?: object,
      more: Record<string, string> = {},
    ) => {
      const n = Number(id.slice(-5))
      const remoteAddress = `10.${n % 200}.${Math.floor(n / 200) % 200}.7`
      return at.shop.ask<Data>({
        method,
        url,
        headers: { ...headers, ...more },
        remoteAddress,
        ...(payload ? { payload } : {}),
      })
    }
    let keys = 0
    /** Orders one piece of a sku. */
    const place = async (buyer: Buyer, skuNo: string, amount: number, campaign?: object) => {
      const key = { 'idempotency-key': `race-${(keys += 1)}` }
      const draft = {
        ...draftOf(buyer.addressId, [{ skuNo, itemQuantity: 1 }], amount),
        useGold: false,
        useDuStar: false,
        ...(campaign ? { campaign } : {}),
      }
      return untilPlaced(() => ask<PlacedOrder>(buyer, 'POST', '/api/orders/v1', draft, key))
    }
    const start = async (buyer: Buyer, skuNo: string) => {
      const campaign = { skuNo, bargainCampaignId: `of-${skuNo}` }
      return (await ask<Bargain>(buyer, 'PUT', '/api/bargain/start/v1', campaign)).data!.bargainId
    }
    const captchas = async (count: number) => {
      const { secret, random, ports } = at.shop.inside
      const made: { captchaId: string; captchaCode: string }[] = []
      for (let n = 0; n < count; n += 1) {
        const captchaId = await makeCaptcha({ db: db(), secret, random, ports }, at.shop.ports.clock())
        const { rows } = await sql<{ answer: string }>`select answer from captcha where id = ${captchaId}`.execute(db())
        made.push({ captchaId, captchaCode: openText(secret, 'captchas', rows[0]!.answer)! })
      }
      return made
    }
    const help = (buyer: Buyer, bargainId: string, captcha: object) =>
      ask<BargainHelp>(buyer, 'PUT', '/api/bargain/help/v1', { bargainId, ...captcha })
    /** Returns the data of successful replies. All other replies must be expected refusals, and none a server error. */
    const served = <Data>(replies: readonly { code: number; data: Data | null }[], ...refusals: number[]): Data[] => {
      const good = replies.filter(({ code }) => code === 0)
      const other = new Set(replies.filter(({ code }) => code !== 0).map(({ code }) => code))
      expect(refusals, [...other].join(', ')).toEqual(expect.arrayContaining([...other]))
      return good.map(({ data }) => data!)
    }
    const books = async () => expect(await checkBooks(db(), SHELF)).toEqual([])

    it(
      'the last piece of a flash sale goes to one of all shoppers who order it',
      async () => {
        const replies = await Promise.all((await buyers()).map((buyer) => place(buyer, 'flash', 9900)))
        expect(served(replies, REPLY_CODE.soldOut, REPLY_CODE.priceChanged)).toHaveLength(1)
        expect(await at.shop.number(sql`select stock as n from promotion_sku where promotion_id = 'of-flash'`)).toBe(0)
        expect(await at.shop.number(sql`select stock as n from sku where sku_no = 'flash'`)).toBe(SHELF.flash - 1)
        await books()
      },
      MOST,
    )

    it(
      'the last seat of a group goes to one of all shoppers who join it',
      async () => {
        const [leader, ...others] = await buyers(AT_ONCE + 1)
        const group = { kind: 'group', promotionId: 'of-seat' }
        const { data } = await place(leader!, 'seat', 12_000, group)
        await at.shop.press(await at.shop.startPayment(leader!, data!.orderId), 'pay')
        await at.shop.run('deliver')
        const list = await ask<GroupList>(leader!, 'GET', '/api/promotion/groups/v1?promotionId=of-seat')
        const { groupId } = list.data!.result[0]!
        const replies = await Promise.all(others.map((buyer) => place(buyer, 'seat', 12_000, { ...group, groupId })))
        const [placed, ...more] = served(replies, REPLY_CODE.overLimit)
        expect(more).toEqual([])
        const last = others[replies.findIndex(({ code }) => code === 0)]!
        await at.shop.press(await at.shop.startPayment(last, placed!.orderId), 'pay')
        await at.shop.run('deliver')
        const { data: read } = await ask<Group>(last, 'GET', `/api/promotion/groups/${groupId}/v1`)
        expect(read!.members).toHaveLength(2)
        await books()
      },
      MOST,
    )

    it.each([
      ['that lacks somebody', 'lacks'],
      ['that they complete', 'fills'],
    ])(
      'members who pay while their group is dissolved are all shipped, or all refunded: one %s',
      async (_, skuNo) => {
        const members = await buyers()
        const group = { kind: 'group', promotionId: `of-${skuNo}` }
        const orders: string[] = []
        const seat = async (buyer: Buyer, groupId?: string) => {
          const { data } = await place(buyer, skuNo, 12_000, { ...group, groupId })
          orders.push(data!.orderId)
          return at.shop.press(await at.shop.startPayment(buyer, data!.orderId), 'pay')
        }
        await seat(members[0]!)
        await at.shop.run('deliver')
        const list = await ask<GroupList>(members[0]!, 'GET', `/api/promotion/groups/v1?promotionId=of-${skuNo}`)
        const { groupId } = list.data!.result[0]!
        for (const member of members.slice(1)) await seat(member, groupId)
        const { rows: notices } = await sql<CashierNotice>`
          select trade.payment_id as "paymentId", trade_no as "tradeNo", trade.amount, trade.result,
            trade.settled_at as time
          from sandbox_trade trade join payment on payment.id = trade.payment_id
          where payment.order_id = any(${orders.slice(1)}::text[])`.execute(db())
        expect(notices).toHaveLength(AT_ONCE - 1)
        at.shop.wait(HOUR + 1)
        const hear = (some: readonly CashierNotice[]) => some.map((notice) => at.shop.notify(notice))
        const half = Math.floor(notices.length / 2)
        const heard = await Promise.all([
          ...hear(notices.slice(0, half)),
          ...Array.from({ length: 4 }, () => at.shop.run('end groups').then(() => 200)),
          ...hear(notices.slice(half)),
        ])
        expect(new Set(heard)).toEqual(new Set([200]))
        await at.shop.run('end groups', 'refund', 'events', 'refund')
        const { rows } = await sql<{ end: string; count: number }>`
          select orders.status || ' ' || payment.status as end, count(*)::integer as count
          from orders join payment on payment.order_id = orders.id
          where orders.id = any(${orders}::text[]) group by 1`.execute(db())
        const [sent, back] = [
          { end: `${ORDER_STATUS.paid} ${PAYMENT_STATUS.paid}`, count: AT_ONCE },
          { end: `${ORDER_STATUS.cancelled} ${PAYMENT_STATUS.refunded}`, count: AT_ONCE },
        ]
        expect(skuNo === 'lacks' ? [[back]] : [[sent], [back]]).toContainEqual(rows)
        expect(
          await at.shop.number(sql`
            select count(*)::integer as n from order_hold where order_id = any(${orders}::text[])`),
        ).toBe(0)
        await books()
        at.shop.wait(-HOUR - 1)
      },
      MOST,
    )

    it(
      'the last prize goes to one of all shoppers who draw',
      async () => {
        const word = { activityId: 'last', word: 'luck' }
        const draw = (buyer: Buyer) => ask<DrawResult>(buyer, 'POST', '/api/platform/luck/v1/draw', word)
        const drawn = served(await Promise.all((await buyers()).map(draw)))
        expect(drawn).toHaveLength(AT_ONCE)
        expect(drawn.filter(({ prize }) => prize.prizeType === 1)).toHaveLength(1)
        await books()
      },
      MOST,
    )

    it(
      'the last help of a bargain comes from one of all friends who help',
      async () => {
        const [owner, one, two, ...friends] = await buyers(AT_ONCE + 3)
        const bargainId = await start(owner!, 'floor')
        const made = await captchas(AT_ONCE + 2)
        for (const [n, friend] of [one!, two!].entries()) expect((await help(friend, bargainId, made[n]!)).code).toBe(0)
        const replies = await Promise.all(friends.map((friend, n) => help(friend, bargainId, made[n + 2]!)))
        expect(served(replies, REPLY_CODE.wrongState)).toHaveLength(1)
        const { data } = await ask<Bargain>(owner!, 'GET', `/api/bargain/detail/v1?bargainId=${bargainId}`)
        expect(data).toMatchObject({ currentPrice: 16_001, helpers: expect.objectContaining({ length: 3 }) })
        await books()
      },
      MOST,
    )

    it(
      'friends who help while the bargain is bought either help before the order, or read that it is bought',
      async () => {
        const [owner, ...friends] = await buyers(AT_ONCE + 1)
        const bargainId = await start(owner!, 'cut')
        const made = await captchas(AT_ONCE)
        const campaign = { kind: 'bargain', bargainId }
        const query = new URLSearchParams({ skuNo: 'cut', itemQuantity: '1', campaign: JSON.stringify(campaign) })
        /**
         * Settles and orders as the owner of the bargain. Help of a friend may lower the price in between; then both
         * are repeated.
         */
        const buy = async (): Promise<{ code: number; data: PlacedOrder | null }> => {
          for (;;) {
            const { code, data } = await ask<Settlement>(owner!, 'GET', `/api/cart/v1/settlement?${query}`)
            if (!data) return { code, data: null }
            const reply = await place(owner!, 'cut', data.amounts.payAmount, campaign)
            if (reply.code !== REPLY_CODE.priceChanged) return reply
          }
        }
        const [helps, bought] = await Promise.all([
          Promise.all(friends.map((friend, n) => help(friend, bargainId, made[n]!))),
          Promise.all([buy(), buy(), buy()]),
        ])
        const helped = served(helps, REPLY_CODE.wrongState).length
        const [order, ...more] = served(bought, REPLY_CODE.wrongState)
        expect(more).toEqual([])
        const { data } = await ask<Bargain>(owner!, 'GET', `/api/bargain/detail/v1?bargainId=${bargainId}`)
        expect(data).toMatchObject({ orderId: order!.orderId, helpers: expect.objectContaining({ length: helped }) })
        expect(order!.orderAmount).toBe(data!.currentPrice)
        await books()
      },
      MOST,
    )

    it(
      'a shopper who sends many requests at once gets one gift',
      async () => {
        const [buyer] = await buyers(1)
        const press = () =>
          ask<Present>(buyer!, 'POST', '/api/platform/activity/present/v1/acquire', { activityId: 'bundle' })
        const had = served(await Promise.all(Array.from({ length: AT_ONCE }, press)))
        expect(had).toHaveLength(AT_ONCE)
        expect(new Set(had.map((one) => JSON.stringify(one))).size).toBe(1)
        expect(
          await at.shop.number(sql`select count(*)::integer as n from coupon where shopper_id = ${buyer!.id}`),
        ).toBe(2)
        await books()
      },
      MOST,
    )

    it(
      'the last piece is reserved by one of all shoppers, and ordered once however often its order is sent',
      async () => {
        const all = await buyers()
        const replies = await Promise.all(
          all.map((buyer) =>
            ask<Reservation>(buyer, 'POST', '/api/reservation/v1', { campaignId: 'of-kept', quantity: 1 }),
          ),
        )
        const [own, ...more] = served(replies, REPLY_CODE.soldOut)
        expect(more).toEqual([])
        at.shop.wait(2 * HOUR)
        const holder = all[replies.findIndex(({ code }) => code === 0)]!
        const campaign = { kind: 'reservation', reservationId: own!.reservationId }
        const orders = await Promise.all(Array.from({ length: AT_ONCE }, () => place(holder, 'kept', 15_000, campaign)))
        expect(served(orders, REPLY_CODE.overLimit)).toHaveLength(1)
        await books()
        at.shop.wait(-2 * HOUR)
      },
      MOST,
    )
  },
  { patient: false, connections: 10 },
)
