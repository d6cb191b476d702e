import { REPLY_CODE } from '@hearth/domain'
import type { Address, AddressList, Cart, CartCount, PlacedOrder, StartedPayment } from '@hearth/sdk/core'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANSWER_KEPT } from '#kernel/idempotency/once'
import { HOME } from '../../../test/home-address'
import { builtCalls } from '../../../test/built-calls'
import { checkBooks } from '../../../test/check-books'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { draftOf, stockShelf } from '../../../test/shelf'

describe('a request under an idempotency key', () => {
  let shop: OrderingShop
  beforeAll(async () => {
    shop = await openOrderingShop()
    await stockShelf(shop.connection.db, [
      { skuNo: 'lamp', price: 20000 },
      { skuNo: 'last', stock: 1 },
    ])
  })
  afterAll(() => shop.close())

  const send = <Data = object>({ headers }: Buyer, key: string, request: Omit<InjectOptions, 'headers'>) =>
    shop.ask<Data>({ ...request, headers: { ...headers, 'idempotency-key': key } })
  const keep = (buyer: Buyer, key: string, home: object = HOME) =>
    send<Address>(buyer, key, { method: 'POST', url: '/api/platform/address/v1', payload: home })
  const put = (buyer: Buyer, key: string, itemQuantity = 1) =>
    send<Cart>(buyer, key, {
      method: 'PUT',
      url: '/api/cart/v1',
      payload: { operation: 'add', items: [{ skuNo: 'lamp', itemQuantity }] },
    })
  const homes = async ({ headers }: Buyer) =>
    (await shop.ask<AddressList>({ url: '/api/platform/address/v1', headers })).data?.result.length
  const pieces = async ({ headers }: Buyer) =>
    (await shop.ask<CartCount>({ url: '/api/cart/count/v1', headers })).data?.count

  it('is done once and gets its first answer again, marked as a repeat', async () => {
    const buyer = await shop.buyer()
    const before = await homes(buyer)
    const [first, again] = [await keep(buyer, 'home'), await keep(buyer, 'home')]
    expect(first).toMatchObject({ status: 200, code: 0 })
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    expect(again.data).toEqual(first.data)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(await homes(buyer)).toBe((before ?? 0) + 1)
  })

  it('adds to a cart once, though it is a PUT and comes fifty times at once', async () => {
    const buyer = await shop.buyer()
    const answers = await Promise.all(Array.from({ length: 50 }, () => put(buyer, 'twice')))
    for (const { status, data } of answers) expect({ status, data }).toEqual({ status: 200, data: answers[0]?.data })
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(49)
    expect(await pieces(buyer)).toBe(1)
    await put(buyer, 'another')
    expect(await pieces(buyer)).toBe(2)
  })

  it('is the same whatever the order of its fields, its channel and its platform', async () => {
    const buyer = await shop.buyer()
    const first = await keep(buyer, 'order')
    const turned = Object.fromEntries(Object.entries(HOME).toReversed())
    expect(await keep(buyer, 'order', { channelId: 1, platformId: 7, ...turned })).toMatchObject({
      data: first.data,
      headers: { 'idempotent-replayed': 'true' },
    })
  })

  it('is refused by the key’s name for another request, to the same call or another', async () => {
    const buyer = await shop.buyer()
    await keep(buyer, 'taken')
    const refusal = { status: 409, code: REPLY_CODE.conflict, field: 'idempotency-key' }
    expect(await keep(buyer, 'taken', { ...HOME, detailAddress: '科技园 2 号' })).toMatchObject(refusal)
    expect(await put(buyer, 'taken')).toMatchObject(refusal)
    expect(
      await send(buyer, 'x'.repeat(101), {
        method: 'PUT',
        url: '/api/cart/v1',
        payload: { operation: 'add', items: [{ skuNo: 'lamp' }] },
      }),
    ).toMatchObject({ status: 400, field: 'idempotency-key' })
    expect(await pieces(buyer)).toBe(0)
  })

  it('belongs to one shopper', async () => {
    const [one, other] = [await shop.buyer(), await shop.buyer()]
    await keep(one, 'shared')
    const { headers, data } = await keep(other, 'shared', { ...HOME, consigneeName: '韩梅梅' })
    expect(headers).not.toHaveProperty('idempotent-replayed')
    expect(data?.consigneeName).toBe('韩梅梅')
  })

  it('that was refused may be corrected and sent again', async () => {
    const buyer = await shop.buyer()
    expect(await keep(buyer, 'wrong', { ...HOME, consigneeTele: '1' })).toMatchObject({
      status: 400,
      field: 'consigneeTele',
    })
    expect(await keep(buyer, 'wrong', { ...HOME, districtCode: '999999' })).toMatchObject({ status: 400 })
    expect(await keep(buyer, 'wrong')).toMatchObject({ status: 200, code: 0 })
  })

  it('cancels an order once, and its stock can be bought at once', async () => {
    const [buyer, next] = [await shop.buyer(), await shop.buyer()]
    const { orderId } = await shop.buy(buyer, [{ skuNo: 'last', itemQuantity: 1 }], 10000)
    const order = (key: string) =>
      send<PlacedOrder>(next, key, {
        method: 'POST',
        url: '/api/orders/v1',
        payload: draftOf(next.addressId, [{ skuNo: 'last', itemQuantity: 1 }], 10000),
      })
    expect(await order('first')).toMatchObject({ code: REPLY_CODE.soldOut })
    const cancel = () =>
      send(buyer, 'cancel', { method: 'POST', url: `/api/orders/${orderId}/v2`, payload: { reason: '不想要了' } })
    expect([await cancel(), await cancel()]).toMatchObject([
      { code: 0 },
      { code: 0, headers: { 'idempotent-replayed': 'true' } },
    ])
    const placed = await order('first')
    expect(placed).toMatchObject({ code: 0 })
    expect(await order('first')).toMatchObject({ data: placed.data, headers: { 'idempotent-replayed': 'true' } })
    const pay = () =>
      send<StartedPayment>(next, 'pay', {
        method: 'POST',
        url: '/api/payment/v2',
        payload: { orderId: placed.data?.orderId, payChannel: 'sandbox', returnUrl: '/' },
      })
    const [started, again] = [await pay(), await pay()]
    expect(again).toMatchObject({ data: started.data, headers: { 'idempotent-replayed': 'true' } })
    expect(await checkBooks(shop.connection.db, { last: 1 })).toEqual([])
  })

  it('is done again after a day', async () => {
    const buyer = await shop.buyer()
    await put(buyer, 'day')
    shop.wait(ANSWER_KEPT + 1)
    expect((await put(buyer, 'day')).headers).not.toHaveProperty('idempotent-replayed')
    expect(await pieces(buyer)).toBe(2)
  })

  it('that logs in stores nothing: a session is for its first reader alone', async () => {
    const buyer = await shop.buyer()
    const telephone = '13911112222'
    const { data } = (await send(buyer, 'code', {
      method: 'POST',
      url: '/api/passport/v1/code',
      payload: { telephone },
    })) as { data: { ticket: string } | null }
    await send(buyer, 'login', {
      method: 'POST',
      url: '/api/passport/v1/login',
      payload: { telephone, ticket: data?.ticket, code: shop.codes.get(telephone), session: 'token' },
    })
    const { rows } = await sql`select 1 from idempotency where shopper_id = ${buyer.id}`.execute(shop.connection.db)
    expect(rows).toEqual([])
  })
})

it('is stored by every call that adds, except those that do so themselves or begin a session', () => {
  const adding = builtCalls.filter(({ adds }) => adds)
  const named = (idempotency: string) =>
    adding.filter(({ call }) => call.idempotency === idempotency).map(({ name }) => name)
  expect(named('own').sort()).toEqual([
    'afterSale.getRepairPay',
    'bargain.help',
    'cart.addComboBuy',
    'cart.addCrowdFunding',
    'cart.addFlashSale',
    'cart.addMarkUp',
    'cart.addRecommended',
    'cart.change',
    'checkout.addDuCode',
    'checkout.keepFreeTrial',
    'checkout.placeFreeTrial',
    'checkout.placeOrder',
    'checkout.placePreSale',
    'community.addPost',
    'fission.help',
    'invite.sendSms',
    'lottery.draw',
    'orders.pay',
    'rebate.apply',
    'rebateShop.authorize',
    'user.allowMessages',
    'user.signAgreement',
  ])
  expect(named('never').sort()).toEqual([
    'afterSale.sendPicture',
    'passport.challenge',
    'passport.deleteAccount',
    'passport.login',
    'passport.sendCode',
    'passport.sendOwnCode',
    'promotions.viewCampaign',
    'rebate.bindAccount',
    'rebateShop.sendCode',
    'rebateShop.view',
    'user.logout',
    'user.sendEmailCode',
  ])
})
