import { LEDGER_UNIT, REPLY_CODE, DAY } from '@hearth/domain'
import type { FissionReward, FissionShare } from '@hearth/sdk/core'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeCaptcha } from '#areas/captcha/captcha'
import { openText } from '#shop/sealed-text'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'

const AT_ONCE = howMuch(20, 500)

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [{ skuNo: 'lamp', price: 20000, stock: 100 }])
  await sql`
    insert into fission_activity (id, name, sku_no, begin_time, end_time, helpers, points, quantity)
    select id, id, 'lamp', ${NOON - DAY}, ${NOON + DAY}, helpers, 100, quantity
    from (values ('once', 1, null::integer), ('last', 1, 1), ('many', 20, null), ('few', 1, null))
      as activity (id, helpers, quantity)`.execute(db)
}

const times = <One>(count: number, make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

shopOnEveryEngine('friends’ help', stock, (at) => {
  const post = <Data>({ headers }: Buyer, url: string, payload: object = {}) =>
    at.shop.ask<Data>({ method: 'POST', url, payload, headers })
  const ask = async (id: string): Promise<{ buyer: Buyer; shareId: string }> => {
    const buyer = await at.shop.buyer()
    const { data } = await post<FissionShare>(buyer, `/api/platform/fission/v1/${id}/share`)
    return { buyer, shareId: data!.shareId }
  }
  const solve = async () => {
    const { db, secret, random, ports } = at.shop.inside
    const captchaId = await makeCaptcha({ db, secret, random, ports }, at.shop.ports.clock())
    const { rows } = await sql<{ answer: string }>`select answer from captcha where id = ${captchaId}`.execute(db)
    return { captchaId, captchaCode: openText(secret, 'captchas', rows[0]!.answer)! }
  }
  const help = async (shareId: string, buyer: Buyer) =>
    post<FissionShare>(buyer, `/api/platform/fission/shares/v1/${shareId}/help`, await solve())
  const helpsOf = (id: string) =>
    at.shop.number(sql<{ n: number }>`select count(*) as n from fission_help where activity_id = ${id}`)
  const books = async () => expect(await checkBooks(at.shop.connection.db, { lamp: 100 })).toEqual([])
  const emptySeats = () => sql`delete from fission_seat`.execute(at.shop.connection.db)

  it('one helper who sends many requests at once counts once', async () => {
    await emptySeats()
    const { shareId } = await ask('many')
    const friend = await at.shop.buyer()
    const replies = await times(AT_ONCE, () => help(shareId, friend))
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([0]))
    expect(new Set(replies.map(({ data }) => data?.helperCount))).toEqual(new Set([1]))
    expect(await helpsOf('many')).toBe(1)
    await books()
  })

  it('the last reward goes to one of ten shoppers whose last friends help at once', async () => {
    await emptySeats()
    const asked = await times(10, () => ask('last'))
    const friends = await times(10, () => at.shop.buyer())
    const replies = await times(10, (n) => help(asked[n]!.shareId, friends[n]!))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([0, REPLY_CODE.overLimit]))
    expect(await helpsOf('last')).toBe(1)
    await books()
  })

  it('a reward that is claimed many times at once is given once', async () => {
    await emptySeats()
    const { buyer, shareId } = await ask('once')
    await help(shareId, await at.shop.buyer())
    const replies = await times(AT_ONCE, () => post<FissionReward>(buyer, '/api/platform/fission/v1/once/reward'))
    expect(new Set(replies.map(({ data }) => data?.integral))).toEqual(new Set([100]))
    expect(
      await at.shop.number(sql<{ n: number }>`
        select coalesce(sum(balance), 0)::integer as n from ledger_account
        where owner = ${buyer.id} and unit = ${LEDGER_UNIT.points}`),
    ).toBe(100)
    await books()
  })

  it('one helper who helps ten friends at once helps three of them', async () => {
    await emptySeats()
    const asked = await times(10, () => ask('few'))
    const friend = await at.shop.buyer()
    const replies = await times(10, (n) => help(asked[n]!.shareId, friend))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(3)
    expect(await helpsOf('few')).toBe(3)
    await books()
  })

  it('of thirty accounts that help from one network at once, ten count', async () => {
    await emptySeats()
    await sql`update fission_activity set helpers = 20 where id = 'many'`.execute(at.shop.connection.db)
    const { shareId } = await ask('many')
    const friends = await times(30, () => at.shop.buyer())
    const before = await helpsOf('many')
    const replies = await times(30, (n) => help(shareId, friends[n]!))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(10)
    expect((await helpsOf('many')) - before).toBe(10)
    await books()
  })
})
