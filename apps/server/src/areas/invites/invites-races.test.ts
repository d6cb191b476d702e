import { DAY, REPLY_CODE } from '@hearth/domain'
import type { InviteProgress, ReceivedCoupon } from '@hearth/sdk/core'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { countBuyersOf } from '#areas/invites/count-buyers'
import { checkBooks } from '../../../test/check-books'
import { importFile } from '../../../test/command-line'
import { earningHands } from '../../../test/earning-hands'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'
import { workOn } from '../../../test/work'

const AT_ONCE = howMuch(20, 100)

async function stock(shop: OrderingShop): Promise<void> {
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 20_000, stock: 500 }])
  await earningHands(() => shop).offer()
  const coupon = { discountType: 1, couponValue: 1000, beginTime: NOON - DAY, endTime: NOON + 400 * DAY }
  const { code, output } = await importFile(shop, {
    couponBatches: ['fresh', 'step'].map((couponBatchId) => ({ ...coupon, couponBatchId, name: couponBatchId })),
    invitations: [
      {
        ...{ campaignId: 'spring', title: '邀请有礼', beginTime: NOON - DAY, endTime: NOON + 60 * DAY },
        ...{ couponBatchId: 'fresh', steps: [{ buyerCount: 5, couponBatchId: 'step' }], smsPromoterDay: 3 },
      },
    ],
  })
  if (code !== 0) throw new Error(output)
}

const times = <One>(count: number, make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

shopOnEveryEngine('invitations at once', stock, (at) => {
  const hands = earningHands(() => at.shop)
  const take = (who: Pick<Buyer, 'headers'>, shareId: string) =>
    hands.as<ReceivedCoupon>(who, 'POST', '/api/platform/invite/v1/coupon', { shareId })
  const count = (query: ReturnType<typeof sql<{ n: number }>>) => at.shop.number(query)
  const couponsOf = (id: string) => count(sql`select count(*) as n from coupon where shopper_id = ${id}`)
  const books = async () => expect(await checkBooks(at.shop.connection.db, {})).toEqual([])

  it('a coupon that is taken many times at once is given once', async () => {
    const promoter = await hands.promoter()
    const friend = await at.shop.newShopper()
    const replies = await times(AT_ONCE, () => take(friend, promoter.shareId))
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([0]))
    expect(new Set(replies.map(({ data }) => data?.couponId)).size).toBe(1)
    expect(await couponsOf(friend.id)).toBe(1)
    await books()
  })

  it('a friend whom many promoters invite at once belongs to one', async () => {
    const promoters = [await hands.promoter(), await hands.promoter(), await hands.promoter()]
    const friend = await at.shop.newShopper()
    await times(AT_ONCE, (n) => take(friend, promoters[n % 3]!.shareId))
    const progress = await Promise.all(
      promoters.map((one) => hands.as<InviteProgress>(one, 'GET', '/api/platform/invite/v1/progress')),
    )
    expect(progress.reduce((sum, { data }) => sum + data!.invitedCount, 0)).toBe(1)
    expect(await couponsOf(friend.id)).toBe(1)
    await books()
  })

  it('the buyer who completes a step is counted once of many, and its award is taken once', async () => {
    const promoter = await hands.promoter()
    for (let n = 0; n < 5; n += 1) {
      const friend = await at.shop.buyer()
      await take(friend, promoter.shareId)
      const { order } = await hands.bought(promoter, undefined, 20_000, {}, friend)
      await hands.receive(friend, order.orderId)
    }
    at.shop.wait(8 * DAY)
    const { db } = at.shop.connection
    const counted = await times(10, () =>
      countBuyersOf(workOn(db, at.shop.ports.clock()), { promoterId: promoter.id, campaignId: 'spring' }),
    )
    expect(counted.reduce((sum, one) => sum + one, 0)).toBe(5)
    const { rows } = await sql<{ id: string }>`
      select id from invite_award where promoter_id = ${promoter.id}`.execute(db)
    expect(rows).toHaveLength(1)
    const told = sql<{ n: number }>`
      select count(*) as n from event where kind = 'notice.inviteAwardWon' and data ->> 'shopperId' = ${promoter.id}`
    expect(await count(told)).toBe(1)
    const url = '/api/platform/invite/v1/awards/take'
    const replies = await times(AT_ONCE, () =>
      hands.as<ReceivedCoupon>(promoter, 'POST', url, { awardId: rows[0]!.id }),
    )
    expect(new Set(replies.map(({ data }) => data?.couponId)).size).toBe(1)
    expect(await couponsOf(promoter.id)).toBe(1)
    await books()
  })

  it('a number that is invited many times at once gets one SMS, and each promoter has a limited number', async () => {
    const [promoter, other] = [await hands.promoter(), await hands.promoter()]
    const send = (who: Pick<Buyer, 'headers'>, telephone: string) =>
      hands.as(who, 'POST', '/api/platform/invite/v1/sms/send', { telephone, agreed: true })
    const before = at.shop.messages.length
    const replies = await times(8, (n) => send(n % 2 ? promoter : other, '13722220000'))
    expect(at.shop.messages).toHaveLength(before + 1)
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([0, REPLY_CODE.overLimit]))
    const busy = await hands.promoter()
    const many = await times(8, (n) => send(busy, `1372222001${n}`))
    expect(many.filter(({ code }) => code === 0)).toHaveLength(3)
    expect(at.shop.messages).toHaveLength(before + 4)
    await books()
  })
})
