import { CERTIFICATION_STATUS, REPLY_CODE } from '@hearth/domain'
import { OPS_CODE } from '@hearth/ops'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { promoterHands } from '../../../test/promoter-hands'
import { stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'

const times = <One>(count: number, make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

shopOnEveryEngine(
  'promoters at once',
  ({ connection: { db } }) => stockShelf(db, [{ skuNo: 'lamp' }]),
  (at) => {
    const hands = promoterHands(() => at.shop)
    const books = async () => expect(await checkBooks(at.shop.connection.db, {})).toEqual([])
    const rows = (query: ReturnType<typeof sql<{ n: number }>>) => at.shop.number(query)

    it('fifty applications of one shopper at once are one', async () => {
      const one = await at.shop.buyer()
      const wish = await hands.wish(one)
      const replies = await times(50, () => hands.send(one, wish))
      const codes = new Set(replies.map(({ code }) => code))
      expect(codes.has(0)).toBe(true)
      // A concurrent request may find that the code is used up. A later repeat returns the state of the application.
      for (const code of codes) expect([0, REPLY_CODE.wrongCode]).toContain(code)
      expect((await hands.send(one, wish)).data).toEqual({ status: CERTIFICATION_STATUS.reviewing })
      expect((await hands.asStaff(one.id)).version).toBe(1)
      await books()
    })

    it('when two shoppers apply with one id at once, one application is kept', async () => {
      const [one, other] = [await at.shop.buyer(), await at.shop.buyer()]
      const first = await hands.wish(one)
      const second = await hands.wish(other, { idNumber: first.idNumber })
      const replies = await Promise.all([hands.send(one, first), hands.send(other, second)])
      expect(replies.map(({ code }) => code).sort()).toEqual([0, REPLY_CODE.conflict])
      await books()
    })

    it('when two members of staff judge one application at once, one succeeds', async () => {
      const one = await at.shop.buyer()
      await hands.apply(one)
      const { version } = await hands.asStaff(one.id)
      const replies = await times(10, (n) =>
        n % 2 === 0
          ? hands.ops(`POST /ops/promoters/${one.id}/approve/v1`, { version })
          : hands.ops(`POST /ops/promoters/${one.id}/refuse/v1`, { version, reason: '资料不全' }),
      )
      expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
      expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([0, OPS_CODE.stale]))
      await at.shop.run('events')
      const told = at.shop.messages.filter(
        (message) => message.kind === 'promoterJudged' && message.telephone === one.id.slice('shopper-'.length),
      )
      expect(told).toHaveLength(1)
      await books()
    })

    it('many openings by one shopper at once make one shop, and of those under one name one is kept', async () => {
      const one = await hands.promoter()
      const replies = await times(20, (n) => hands.open(one, `一起开店 ${n}`))
      expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
      const others = []
      for (let n = 0; n < 5; n += 1) others.push(await hands.promoter())
      const named = await Promise.all(others.map((other) => hands.open(other, '同名小店')))
      expect(named.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: 4 }, () => REPLY_CODE.conflict)])
      await books()
    })

    it('when shops take one name at once, one gets it', async () => {
      const owners = []
      for (let n = 0; n < 6; n += 1) {
        const one = await hands.promoter()
        await hands.open(one, `改名前 ${n}`)
        owners.push(one)
      }
      for (const wanted of ['热闹的店', '安静的店']) {
        const replies = await Promise.all(
          owners.map((one, n) =>
            hands.rename(one, n % 2 === 0 ? wanted : ` ${wanted.slice(0, 2)}\u200B ${wanted.slice(2)}`),
          ),
        )
        expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
        expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([0, REPLY_CODE.conflict]))
      }
      // Two shops request each other's name at the same time. Afterwards, no two shops have the same name.
      const [one, other] = owners as [(typeof owners)[number], (typeof owners)[number]]
      await Promise.all([hands.rename(one, '甲店'), hands.rename(other, '乙店')])
      await Promise.all([hands.rename(one, '乙店'), hands.rename(other, '甲店')])
      expect(await rows(sql<{ n: number }>`select count(distinct name_key) - count(*) as n from promoter_shop`)).toBe(0)
      await books()
    })

    it('one visitor who comes fifty times at once is counted once', async () => {
      const one = await hands.promoter()
      const { shopId } = (await hands.open(one, '人来人往')).data!
      const friend = await at.shop.buyer()
      await times(50, () => hands.ask(friend, 'POST', 'rebate/shop/v1/view', { shopId }))
      expect((await hands.ask(one, 'GET', 'rebate/shop/v1/view')).data).toEqual({ viewCount: 1, todayViewCount: 1 })
      await books()
    })
  },
)
