import { COUPON_STATUS, DAY, REPLY_CODE } from '@hearth/domain'
import type { Coupon, PlacedOrder, ReceivedCoupon } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { draftOf, stockShelf } from '../../../test/shelf'
import { writeBatches } from '#areas/coupons/write-batches'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'

const AT_ONCE = 50

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [{ skuNo: 'lamp', price: 20000, stock: 1000 }])
  await sql`
    insert into coupon_batch (id, name, discount_type, coupon_value, begin_time, end_time, source, quantity,
      per_shopper)
    select id, id, 1, 1000, ${NOON - DAY}, ${NOON + DAY}, source, quantity, per_shopper
    from (values ('last', 'centre', 1, 1), ('many', 'centre', null, 1), ('three', 'centre', null, 3),
      ('card', 'code', null, 1),
      ('small', 'centre', null, 2), ('big', 'merge', null, 1),
      ('ten cards', 'code', 10, 1), ('later', 'centre', null, 1)) as batch (id, source, quantity, per_shopper)`.execute(
    db,
  )
  await sql`
    insert into coupon_code (code, batch_id, created_at)
    select 'TEN' || n, 'ten cards', ${NOON}::bigint from generate_series(1, ${AT_ONCE}::integer) as n
    union all values ('ONCE2026', 'card', ${NOON}::bigint)`.execute(db)
  await sql`insert into coupon_merge (id, batch_id, pieces, into_batch_id) values ('two', 'small', 2, 'big')`.execute(
    db,
  )
}

const times = <One>(count: number, make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

shopOnEveryEngine('coupons', stock, (at) => {
  const post = <Data>(buyer: Buyer, url: string, payload: object) =>
    at.shop.ask<Data>({ method: 'POST', url, headers: buyer.headers, payload })
  const receive = (buyer: Buyer, couponBatchId: string) =>
    post<ReceivedCoupon>(buyer, '/api/coupons/v1', { couponBatchId })
  const order = (buyer: Buyer, couponId: string) =>
    post<PlacedOrder>(
      buyer,
      '/api/orders/v1',
      draftOf(buyer.addressId, [{ skuNo: 'lamp', itemQuantity: 1 }], 19000, { coupons: [couponId] }),
    )
  const countOf = (batchId: string) =>
    at.shop.number(sql<{ n: number }>`select count(*) as n from coupon where batch_id = ${batchId}`)

  it('the last one of a batch goes to one of fifty who ask for it at once', async () => {
    const buyers = await times(AT_ONCE, () => at.shop.buyer())
    const replies = await Promise.all(buyers.map((buyer) => receive(buyer, 'last')))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await countOf('last')).toBe(1)
  })

  it('one shopper who asks fifty times at once gets one', async () => {
    const buyer = await at.shop.buyer()
    const replies = await times(AT_ONCE, () => receive(buyer, 'many'))
    expect(new Set(replies.map(({ data }) => data?.couponId)).size).toBe(1)
    expect(await countOf('many')).toBe(1)
  })

  it('one shopper who asks again while an order takes the coupon reads it, or reads that they have had it', async () => {
    const buyers = await times(20, () => at.shop.buyer())
    const replies = await Promise.all(
      buyers.map(async (buyer) => {
        const { data } = await receive(buyer, 'many')
        const [placed, ...asked] = await Promise.all([
          order(buyer, data!.couponId),
          ...Array.from({ length: 5 }, () => receive(buyer, 'many')),
        ])
        expect(placed.code).toBe(0)
        return asked.map(({ code }) => code)
      }),
    )
    expect(replies.flat().filter((code) => code !== 0 && code !== REPLY_CODE.overLimit)).toEqual([])
  })

  it('one shopper who asks fifty times at once gets as many as the limit allows', async () => {
    const buyer = await at.shop.buyer()
    const replies = await times(AT_ONCE, () => receive(buyer, 'three'))
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    expect(await countOf('three')).toBe(3)
  })

  it('one of fifty orders that use a coupon at once has it', async () => {
    const buyer = await at.shop.buyer()
    const { data } = await receive(buyer, 'many')
    const replies = await times(AT_ONCE, () => order(buyer, data!.couponId))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  const redeem = (buyer: Buyer, code: string) =>
    at.shop.ask<Coupon>({ url: `/api/platform/coupons/v1/redeem?code=${code}`, headers: buyer.headers })

  it('a code is exchanged by one of fifty shoppers who type it at once', async () => {
    const buyers = await times(AT_ONCE, () => at.shop.buyer())
    const replies = await Promise.all(buyers.map((buyer) => redeem(buyer, 'ONCE2026')))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await countOf('card')).toBe(1)
  })

  it('fifty cards of a batch of ten are exchanged at once for ten coupons', async () => {
    const buyers = await times(AT_ONCE, () => at.shop.buyer())
    const replies = await Promise.all(buyers.map((buyer, n) => redeem(buyer, `TEN${n + 1}`)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(await countOf('ten cards')).toBe(10)
  })

  it('counts coupons that were given before an owner limits their number', async () => {
    const [first, second, third] = await times(3, () => at.shop.buyer())
    await receive(first!, 'later')
    await receive(second!, 'later')
    await writeBatches({ db: at.shop.connection.db, now: NOON }, [
      {
        couponBatchId: 'later',
        name: 'later',
        discountType: 1,
        couponValue: 1000,
        beginTime: NOON - DAY,
        endTime: NOON + DAY,
        source: 'centre',
        quantity: 2,
      },
    ])
    expect((await receive(third!, 'later')).code).toBe(REPLY_CODE.overLimit)
    expect(await countOf('later')).toBe(2)
  })

  it('a coupon is merged or used, never both', async () => {
    await times(AT_ONCE, async () => {
      const buyer = await at.shop.buyer()
      const both = [await receive(buyer, 'small'), await receive(buyer, 'small')]
      const ids = both.map(({ data }) => data!.couponId).toSorted()
      const [ordered, ...merged] = await Promise.all([
        order(buyer, ids[0]!),
        ...Array.from({ length: 4 }, () =>
          post<Coupon>(buyer, '/api/platform/coupons/v1/merge', { mergeId: 'two', couponId: ids }),
        ),
      ])
      const done = new Set(merged.flatMap(({ data }) => (data ? [data.couponId] : [])))
      expect(done.size + (ordered?.code === 0 ? 1 : 0)).toBe(1)
      const { rows } = await sql<{
        status: number
      }>`select status from coupon where id = any(${ids}::text[]) order by id`.execute(at.shop.connection.db)
      expect(rows.map(({ status }) => status)).toEqual(
        done.size === 1 ? [COUPON_STATUS.merged, COUPON_STATUS.merged] : [COUPON_STATUS.held, COUPON_STATUS.usable],
      )
    })
  })

  it('leave the books of the shop in order', async () => {
    expect(await checkBooks(at.shop.connection.db, { lamp: 1000 })).toEqual([])
  })
})
