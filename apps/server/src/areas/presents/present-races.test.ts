import { REPLY_CODE } from '@hearth/domain'
import type { Present, ReceivedCoupon } from '@hearth/sdk/core'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'
import { stockPresents } from '../../../test/stock-presents'

const AT_ONCE = howMuch(20, 500)

const stock = ({ connection: { db } }: OrderingShop) => stockPresents(db)

const times = <One>(count: number, make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

shopOnEveryEngine('presents of activities', stock, (at) => {
  const post = <Data>(buyer: Buyer, url: string, payload: object = {}, key?: string) =>
    at.shop.ask<Data>({
      method: 'POST',
      url,
      headers: { ...buyer.headers, ...(key ? { 'idempotency-key': key } : {}) },
      payload,
    })
  const acquire = (buyer: Buyer, id: string, key?: string) =>
    post<Present>(buyer, '/api/platform/activity/present/v1/acquire', { activityId: id }, key)
  const takenOf = (id: string) =>
    at.shop.number(sql<{ n: number }>`select count(*) as n from present_taken where activity_id = ${id}`)
  const books = async () => expect(await checkBooks(at.shop.connection.db, {})).toEqual([])

  it.each(['last', 'last points'])('the %s go to one of many shoppers who ask at once', async (id) => {
    const buyers = await times(AT_ONCE, () => at.shop.buyer())
    const replies = await Promise.all(buyers.map((buyer) => acquire(buyer, id)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([0, REPLY_CODE.overLimit]))
    expect(await takenOf(id)).toBe(1)
    await books()
  })

  it('many shoppers who ask at once for ten presents get ten', async () => {
    const buyers = await times(AT_ONCE, () => at.shop.buyer())
    const replies = await Promise.all(buyers.map((buyer) => acquire(buyer, 'ten')))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(await takenOf('ten')).toBe(10)
    await books()
  })

  it('one shopper who asks many times at once, by all calls, gets one coupon', async () => {
    const buyer = await at.shop.buyer()
    const replies = await times(AT_ONCE, async (n): Promise<string | undefined> => {
      if (n % 3 === 0)
        return (await post<ReceivedCoupon>(buyer, '/api/platform/activity/v1/coupon/coupon')).data?.couponId
      const { data } =
        n % 3 === 1 ? await acquire(buyer, 'coupon') : await post<Present>(buyer, '/api/rest/present/v1/coupon')
      return data?.coupons[0]?.couponId
    })
    expect(new Set(replies).size).toBe(1)
    expect(replies[0]).toBeTruthy()
    expect(await takenOf('coupon')).toBe(1)
    await books()
  })

  it('one shopper who asks many times at once, with keys and without, gets the points once', async () => {
    const buyer = await at.shop.buyer()
    const replies = await times(AT_ONCE, (n) => acquire(buyer, 'points', n % 2 ? `key-${n % 5}` : undefined))
    expect(new Set(replies.map(({ data }) => data?.integral))).toEqual(new Set([300]))
    expect(
      await at.shop.number(sql<{ n: number }>`
        select coalesce(sum(balance), 0)::integer as n from ledger_account where owner = ${buyer.id}`),
    ).toBe(300)
    await books()
  })

  it('many guests of one room who ask at once get the two presents of the room', async () => {
    const buyers = await times(AT_ONCE, () => at.shop.buyer())
    const replies = await Promise.all(
      buyers.map((buyer) =>
        post<Present>(buyer, '/api/platform/present/hotel/v1', { hotelCode: 'BJ-001', roomNo: '1808' }),
      ),
    )
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(2)
    expect(await takenOf('guests')).toBe(2)
    await books()
  })

  it('one shopper who asks many times at once gets one bundle: two coupons and the points once', async () => {
    const buyer = await at.shop.buyer()
    const replies = await times(AT_ONCE, () => acquire(buyer, 'bundle'))
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(replies[0]?.data?.coupons).toHaveLength(2)
    expect(await takenOf('bundle')).toBe(1)
    await books()
  })
})
