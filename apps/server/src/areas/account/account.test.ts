import { DAY, DELETION_BLOCKER, LOGIN_STATE, MEMBER_TYPE, ORDERS_KEPT, REPLY_CODE } from '@hearth/domain'
import type { DeletionTerms, LoggedIn, SentLoginCode, UserInfo, UserPhone } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { postJournal } from '#areas/ledger/post-journal'
import { forgetOldOrders } from '#areas/orders/removal/forget-old-orders'
import { shipOrder } from '#areas/orders/shipping/ship-order'
import { GIVEN } from '#areas/points/journals'
import { SERVICE_TAKEN_BACK } from '#areas/points/journals'
import { takeBack } from '#areas/points/returned'
import { writeMemberships } from '#areas/membership/write-memberships'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { draftOf, giveAddress, giveCoupon, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { within } from '../../../test/work'

const stock = ({ connection: { db } }: OrderingShop) => stockShelf(db, [{ skuNo: 'lamp', stock: 1000 }])

type Person = Buyer & { telephone: string }

shopOnAnEngine('an account', stock, (at) => {
  const db = () => at.shop.connection.db
  let people = 0
  /** Logs in with a new telephone that can receive codes. The login creates the shopper. */
  const person = async (): Promise<Person> => {
    const telephone = `139${String((people += 1)).padStart(8, '0')}`
    const { ticket, code } = await loginCode(telephone)
    const { data } = await post<LoggedIn>({}, 'login', { telephone, ticket, code, session: 'token' })
    const { rows } = await sql<{ id: string }>`select id from shopper where telephone = ${telephone}`.execute(db())
    const id = rows[0]!.id
    return {
      id,
      telephone,
      headers: { 'x-hearth-session': data!.sessionToken! },
      addressId: await giveAddress(db(), id),
    }
  }
  const post = <Data>(headers: object, path: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
    at.shop.ask<Data>({ method, url: `/api/passport/v1/${path}`, headers: { ...headers }, payload })
  const sentCode = async (telephone: string, reply: Promise<{ data: SentLoginCode | null }>) => {
    const { data } = await reply
    return { ticket: data!.ticket, code: at.shop.codes.get(telephone)! }
  }
  const loginCode = (telephone: string) => sentCode(telephone, post<SentLoginCode>({}, 'code', { telephone }))
  const ownCode = ({ headers, telephone }: Person) => sentCode(telephone, post<SentLoginCode>(headers, 'code/own', {}))
  const whoIs = async (headers: object) =>
    (await at.shop.ask<UserInfo>({ url: '/api/user/info/v1', headers: { ...headers } })).data!
  const change = async (buyer: Person, telephone: string, more: object = {}) => {
    const own = await ownCode(buyer)
    const other = await loginCode(telephone)
    const wish = {
      ticket: own.ticket,
      code: own.code,
      telephone,
      newTicket: other.ticket,
      newCode: other.code,
      ...more,
    }
    return { wish, reply: await post<UserPhone>(buyer.headers, 'phone', wish, 'PUT') }
  }
  const terms = async ({ headers }: Buyer) =>
    (await at.shop.ask<DeletionTerms>({ url: '/api/passport/v1/deletion', headers })).data!
  const remove = async (buyer: Person) => {
    const { ticket, code } = await ownCode(buyer)
    return post<object>(buyer.headers, 'deletion', { ticket, code })
  }
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  it('gets another telephone with a code sent to each of the two, and other logins end', async () => {
    const buyer = await person()
    const again = await loginCode(buyer.telephone)
    const login = { telephone: buyer.telephone, ticket: again.ticket, code: again.code, session: 'token' }
    const elsewhere = (await post<LoggedIn>({}, 'login', login)).data!.sessionToken!
    const { reply } = await change(buyer, '13700000001')
    expect(reply.data).toEqual({ telephone: '137****0001' })
    expect((await whoIs(buyer.headers)).telephone).toBe('137****0001')
    at.shop.wait(2000)
    expect((await whoIs({ 'x-hearth-session': elsewhere })).isLogin).not.toBe(LOGIN_STATE.loggedIn)
    const { ticket, code } = await loginCode('13700000001')
    const { data } = await post<LoggedIn>({}, 'login', { telephone: '13700000001', ticket, code, session: 'token' })
    expect(data?.user.openId).toBe((await whoIs(buyer.headers)).openId)
  })

  it('is sent codes for a change of telephone that log nobody in; a login code changes no account', async () => {
    const buyer = await person()
    const own = await ownCode(buyer)
    const login = { telephone: buyer.telephone, ticket: own.ticket, code: own.code, session: 'token' }
    expect(await post({}, 'login', login)).toMatchObject({ code: REPLY_CODE.wrongCode })
    const { ticket, code } = await loginCode(buyer.telephone)
    const asOwn = await change(buyer, '13700000002', { ticket, code })
    expect(asOwn.reply).toMatchObject({ code: REPLY_CODE.wrongCode, field: 'code' })
    expect(await post(buyer.headers, 'deletion', { ticket, code })).toMatchObject({ code: REPLY_CODE.wrongCode })
  })

  it('keeps its telephone after a wrong code, which uses up neither code, and refuses one that has an account', async () => {
    const buyer = await person()
    const other = await person()
    const own = await ownCode(buyer)
    const fresh = await loginCode('13700000003')
    const right = {
      ticket: own.ticket,
      code: own.code,
      telephone: '13700000003',
      newTicket: fresh.ticket,
      newCode: fresh.code,
    }
    const put = (wish: object) => post<UserPhone>(buyer.headers, 'phone', wish, 'PUT')
    expect(await put({ ...right, code: wrong(own.code) })).toMatchObject({ code: REPLY_CODE.wrongCode, field: 'code' })
    expect(await put({ ...right, newCode: wrong(fresh.code) })).toMatchObject({
      code: REPLY_CODE.wrongCode,
      field: 'newCode',
    })
    const theirs = await loginCode(other.telephone)
    const taken = { ...right, telephone: other.telephone, newTicket: theirs.ticket, newCode: theirs.code }
    expect(await put(taken)).toMatchObject({ code: REPLY_CODE.conflict, field: 'telephone' })
    expect((await whoIs(buyer.headers)).telephone).toContain(buyer.telephone.slice(7))
    expect(await put(right)).toMatchObject({ data: { telephone: '137****0003' } })
    expect(await put(right)).toMatchObject({ code: REPLY_CODE.wrongCode })
    expect(await post({}, 'phone', right, 'PUT')).toMatchObject({ code: REPLY_CODE.loginNeeded })
  })

  it('goes on alone with a telephone that two accounts want at once', async () => {
    const [one, two] = [await person(), await person()]
    const wishes = []
    for (const buyer of [one, two]) {
      const own = await ownCode(buyer)
      const other = await loginCode('13700000004')
      wishes.push({
        headers: buyer.headers,
        wish: {
          ticket: own.ticket,
          code: own.code,
          telephone: '13700000004',
          newTicket: other.ticket,
          newCode: other.code,
        },
      })
    }
    const replies = await Promise.all(wishes.map(({ headers, wish }) => post(headers, 'phone', wish, 'PUT')))
    expect(replies.map(({ code }) => code).sort()).toEqual([REPLY_CODE.ok, REPLY_CODE.conflict])
  })

  it('is not deleted while the shopper or the shop owes anything, and says what is owed', async () => {
    const buyer = await person()
    const { orderId } = await at.shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
    expect((await terms(buyer)).blockers).toEqual([DELETION_BLOCKER.unpaidOrders])
    expect(await remove(buyer)).toMatchObject({
      code: REPLY_CODE.wrongState,
      message: '有待付款的订单，请先支付或取消',
    })
    await at.shop.press(await at.shop.startPayment(buyer, orderId), 'pay')
    await at.shop.run('deliver')
    expect((await terms(buyer)).blockers).toEqual([DELETION_BLOCKER.openOrders])
    await within(db(), at.shop.ports.clock(), (work) =>
      shipOrder(work, orderId, { companyName: '顺丰速运', trackingNumber: 'SF1' }),
    )
    expect((await terms(buyer)).blockers).toEqual([DELETION_BLOCKER.openOrders])
    expect((await whoIs(buyer.headers)).isLogin).toBe(LOGIN_STATE.loggedIn)
  })

  it('is kept while its shopper owes points, spent before the purchase went back', async () => {
    const buyer = await person()
    await within(db(), NOON, (work) =>
      takeBack(work, buyer.id, { kind: SERVICE_TAKEN_BACK, id: 'gone' }, { points: 99, gold: 0 }),
    )
    expect((await terms(buyer)).blockers).toEqual([DELETION_BLOCKER.owedPoints])
    expect(await remove(buyer)).toMatchObject({
      code: REPLY_CODE.wrongState,
      message: '退货后积分、金币或暖星不足抵扣，请补足后再注销',
    })
  })

  it('is deleted except for what the law wants kept, and its telephone can open another account', async () => {
    const buyer = await person()
    const { orderId } = await at.shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
    await at.shop.ask({ method: 'POST', url: `/api/orders/${orderId}/v2`, headers: buyer.headers, payload: {} })
    await giveCoupon(db(), buyer.id, { value: 500 })
    await within(db(), NOON, (work) =>
      postJournal(work, {
        source: { kind: GIVEN, id: `to-${buyer.id}` },
        entries: [
          { account: 'points', owner: buyer.id, unit: 'points', amount: 120 },
          { account: 'pointsGiven', owner: '', unit: 'points', amount: -120 },
        ],
        eventAt: NOON,
      }),
    )
    await sql`update shopper set email = 'gone@example.com', app_open_id = 'open-gone' where id = ${buyer.id}`.execute(
      db(),
    )
    await sql`
      insert into message_consent (shopper_id, template_id, remaining) values (${buyer.id}, 'open-gone', 3)`.execute(
      db(),
    )
    const welcome = (await terms(buyer)).couponCount - 1
    expect(await terms(buyer)).toEqual({ blockers: [], integral: 120, gold: 0, stars: 0, couponCount: welcome + 1 })
    expect(await remove(buyer)).toMatchObject({ code: REPLY_CODE.ok })
    at.shop.wait(2000)
    expect((await whoIs(buyer.headers)).isLogin).not.toBe(LOGIN_STATE.loggedIn)

    const left = await sql<{ text: string }>`
      select jsonb_build_array(
        (select jsonb_agg(to_jsonb(shopper)) from shopper where id = ${buyer.id}),
        (select jsonb_agg(to_jsonb(address)) from address where shopper_id = ${buyer.id}),
        (select jsonb_agg(to_jsonb(message_consent)) from message_consent where shopper_id = ${buyer.id}),
        (select jsonb_agg(to_jsonb(session)) from session where shopper_id = ${buyer.id}))::text as text`.execute(db())
    for (const own of [buyer.telephone, 'gone@example.com', 'open-gone']) expect(left.rows[0]?.text).not.toContain(own)
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(shopper) - 'created_at' - 'deleted_at' as row from shopper where id = ${buyer.id}`.execute(db())
    // The test compares the whole row. A new column makes the test fail until `shopperEnd` empties the column, or until
    // the column is added to this list.
    expect(rows[0]?.row).toEqual({
      id: buyer.id,
      telephone: `deleted:${buyer.id}`,
      display_name: '已注销用户',
      avatar: '',
      email: null,
      app_open_id: null,
      default_address_id: null,
      enterprise: false,
      known_before: false,
      member_type: MEMBER_TYPE.none,
      member_until: null,
    })
    const order = () =>
      at.shop.number(sql<{ n: number }>`
        select count(*) as n from orders where id = ${orderId} and address ->> 'consigneeName' <> ''`)
    expect(await order()).toBe(1)
    await within(db(), NOON + ORDERS_KEPT - DAY, forgetOldOrders)
    expect(await order()).toBe(1)
    await within(db(), at.shop.ports.clock() + ORDERS_KEPT + DAY, forgetOldOrders)
    expect(await order()).toBe(0)
    expect(await checkBooks(db(), { lamp: 1000 })).toEqual([])

    const { ticket, code } = await loginCode(buyer.telephone)
    const login = { telephone: buyer.telephone, ticket, code, session: 'token' }
    const { data } = await post<LoggedIn>({}, 'login', login)
    const headers = { 'x-hearth-session': data!.sessionToken! }
    const { data: anew } = await at.shop.ask<DeletionTerms>({ url: '/api/passport/v1/deletion', headers })
    // The shop recognises the telephone of the deleted account. A new account with this telephone therefore gets
    // neither the coupons of a first login nor the prices for newcomers.
    expect(anew).toMatchObject({ integral: 0, couponCount: 0 })
    expect((await whoIs(headers)).buyer).toMatchObject({ newcomer: false })
  })

  it('that is deleted is given no coupons of its membership any more', async () => {
    await writeMemberships(db(), [{ vipType: 'yearly', price: 100 }])
    const end = NOON + 999 * DAY
    await sql`
      insert into coupon_batch (id, name, discount_type, coupon_value, begin_time, end_time, source, vip_type,
        every_months, quantity)
      values ('each month', '', 1, 500, ${NOON - DAY}, ${end}, 'membership', 'yearly', 1, 12)`.execute(db())
    const buyer = await person()
    const become = async () => {
      const { data } = await at.shop.ask<{ orderId: string }>({
        method: 'POST',
        url: '/api/orders/v1/member',
        headers: buyer.headers,
        payload: { vipType: 'yearly', orderWay: 2 },
      })
      await at.shop.press(await at.shop.startPayment(buyer, data!.orderId), 'pay')
      await at.shop.run('deliver', 'events', 'events')
    }
    await become()
    await become()
    const given = () => at.shop.number(sql`select given as n from coupon_batch where id = 'each month'`)
    expect(await given()).toBe(1)
    expect((await remove(buyer)).code).toBe(0)
    at.shop.wait(32 * DAY)
    await at.shop.run('monthly coupons')
    at.shop.wait(365 * DAY)
    await at.shop.run('begin memberships', 'monthly coupons')
    expect(await given()).toBe(1)
    expect(await at.shop.number(sql`select member_type as n from shopper where id = ${buyer.id}`)).toBe(0)
  })

  it('that is deleted gets no order that was sent at the same moment', async () => {
    const buyer = await person()
    const own = await ownCode(buyer)
    const draft = draftOf(buyer.addressId, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
    const [gone, ...placed] = await Promise.all([
      post(buyer.headers, 'deletion', { ticket: own.ticket, code: own.code }),
      ...Array.from({ length: 10 }, () =>
        at.shop.ask({ method: 'POST', url: '/api/orders/v1', headers: buyer.headers, payload: draft }),
      ),
    ])
    const orders = await at.shop.number(sql<{ n: number }>`
      select count(*) as n from orders where shopper_id = ${buyer.id} and status <> 90`)
    // Either the account is deleted and the shopper has no order, or the account and the orders are kept.
    expect(gone.code).toBe(orders === 0 ? REPLY_CODE.ok : REPLY_CODE.wrongState)
    expect(placed.filter(({ code }) => code === REPLY_CODE.ok)).toHaveLength(orders)
  })
})
