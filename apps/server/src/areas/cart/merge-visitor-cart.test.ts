import { REPLY_CODE, cartProducts } from '@hearth/domain'
import { sql } from 'kysely'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { VISITOR_HEADER } from '#kernel/sessions/visitor-token'
import type { OrderingShop } from '../../../test/ordering-shop'
import { giveAddress, stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'
import { linesOf, piecesOf, stockForVisitors, visitorHands } from '../../../test/visitor-hands'

shopOnEveryEngine("a visitor's cart at login", stockForVisitors, (at) => {
  let shop: OrderingShop
  let hands: ReturnType<typeof visitorHands>
  beforeAll(() => {
    shop = at.shop
    hands = visitorHands(shop)
  })

  it('moves into the shopper’s cart at login with its chosen lines, and is deleted', async () => {
    const headers = await hands.visitor(['lamp', 2], 'bulb')
    const { bulb } = linesOf(await hands.read(headers))
    await hands.change(headers, { operation: 'check', items: [{ id: bulb!.id, shoppingCartStatus: 0 }] })
    const shopper = await hands.logIn(headers)
    expect(linesOf(await hands.read(shopper.headers))).toMatchObject({
      lamp: { itemQuantity: 2, shoppingCartStatus: 1 },
      bulb: { itemQuantity: 1, shoppingCartStatus: 0 },
    })
    expect(await hands.read(headers)).toMatchObject({ promotionGroups: [] })
    expect(await hands.read({ ...headers, ...shopper.headers })).toEqual(await hands.read(shopper.headers))
  })

  it('is added to the shopper’s cart up to the limits, and the rest is cut', async () => {
    const first = await hands.logIn({})
    await hands.add(first.headers, ['lamp', 1], ['bulb', 2], ['rare', 3], ['flash', 1])
    const second = await hands.logIn(
      await hands.visitor(['lamp', 2], ['bulb', 2], ['rare', 4], ['flash', 2], 'full'),
      first.telephone,
    )
    expect(piecesOf(await hands.read(second.headers))).toEqual({ lamp: 3, bulb: 3, rare: 4, flash: 3, full: 1 })
    const { rows } = await sql<{ n: number }>`
      select quantity as n from cart_line join shopper on shopper.id = shopper_id
      where telephone = ${first.telephone} and sku_no = 'rare'`.execute(shop.connection.db)
    expect(rows).toEqual([{ n: 4 }])
  })

  it('gets as many pieces at the price of a sale as the shopper may still buy', async () => {
    const first = await hands.logIn({})
    const { rows } = await sql<{ id: string }>`select id from shopper where telephone = ${first.telephone}`.execute(
      shop.connection.db,
    )
    const addressId = await giveAddress(shop.connection.db, rows[0]!.id)
    await shop.buy(
      { id: rows[0]!.id, headers: first.headers, addressId },
      [{ skuNo: 'flash', itemQuantity: 1 }],
      7900 + 1000,
    )
    const second = await hands.logIn(await hands.visitor(['flash', 2]), first.telephone)
    const cart = await hands.read(second.headers)
    expect(piecesOf(cart)).toEqual({ flash: 2 })
    expect(cartProducts(cart ?? { promotionGroups: [] })[0]).toMatchObject({ price: 7900, tiers: [{ pieces: 1 }, {}] })
  })

  it('brings unavailable products along, shown as unavailable', async () => {
    const headers = await hands.visitor(['lamp', 2], 'bulb')
    const off = (status: number) =>
      sql`update sku set sku_sale_status = ${status} where sku_no = 'lamp'`.execute(shop.connection.db)
    await off(0)
    onTestFinished(async () => void (await off(1)))
    const { headers: shopper } = await hands.logIn(headers)
    const cart = await hands.read(shopper)
    const expired = cart?.promotionGroups.flatMap(({ groups }) =>
      groups.flatMap(({ subGroups }) => subGroups.filter((one) => one.expired).flatMap(({ products }) => products)),
    )
    expect(expired?.map(({ skuNo, itemQuantity }) => [skuNo, itemQuantity])).toEqual([['lamp', 2]])
    expect(piecesOf(cart)).toEqual({ lamp: 2, bulb: 1 })
  })

  it('leaves out products that no longer fit into a full cart', async () => {
    const skuNos = Array.from({ length: 199 }, (_, at) => `shelf-${at}`)
    await stockShelf(
      shop.connection.db,
      skuNos.map((skuNo) => ({ skuNo })),
    )
    const first = await hands.logIn({})
    await hands.add(first.headers, ...skuNos)
    const visitor = await hands.visitor('lamp')
    shop.wait(1)
    await hands.add(visitor, 'bulb', ['shelf-0', 2])
    const second = await hands.logIn(visitor, first.telephone)
    const pieces = piecesOf(await hands.read(second.headers))
    expect(Object.keys(pieces)).toHaveLength(200)
    expect(pieces).toMatchObject({ bulb: 1, 'shelf-0': 3 })
    expect(pieces['lamp']).toBeUndefined()
  })

  it('is in the shopper’s cart afterwards, for each of two devices that log in at once', async () => {
    const devices = await Promise.all([hands.visitor(['lamp', 2], 'bulb'), hands.visitor(['lamp', 3], 'rare')])
    const { telephone } = await hands.logIn({})
    const codes = [await hands.askCode(telephone), await hands.askCode(telephone)]
    const [shopper] = await Promise.all(devices.map((headers, at) => hands.enter(headers, codes[at]!)))
    expect(piecesOf(await hands.read(shopper!.headers))).toEqual({
      lamp: 5,
      bulb: 1,
      rare: 1,
    })
  })

  it('is merged once when a hundred logins bring its token at once', async () => {
    const headers = await hands.visitor(['lamp', 7])
    const shoppers = await Promise.all(Array.from({ length: 100 }, () => hands.logIn(headers)))
    const carts = await Promise.all(shoppers.map((shopper) => hands.read(shopper.headers)))
    expect(carts.map((cart) => piecesOf(cart)['lamp']).filter(Boolean)).toEqual([7])
  })

  it('is in the shopper’s cart with every piece, for each of a hundred devices that log in at once', async () => {
    const devices = await Promise.all(Array.from({ length: 100 }, () => hands.visitor('lamp')))
    const { telephone, headers } = await hands.logIn({})
    const codes: Awaited<ReturnType<typeof hands.askCode>>[] = []
    for (const _ of devices) codes.push(await hands.askCode(telephone))
    await Promise.all(devices.map((device, at) => hands.enter(device, codes[at]!)))
    expect(piecesOf(await hands.read(headers))).toEqual({ lamp: 100 })
  })

  it('loses no product it accepted while its owner logs in and products are still added', async () => {
    const headers = await hands.visitor('lamp')
    const adding = Array.from({ length: 40 }, () => hands.add(headers, 'lamp'))
    const { headers: shopper } = await hands.logIn(headers)
    const added = await Promise.all(adding)
    const begun = added.flatMap(({ data }) => data?.visitorToken ?? [])
    const kept = added.filter(({ code, data }) => code === 0 && !data?.visitorToken).length
    expect(added.every(({ code }) => code === 0 || code === REPLY_CODE.conflict)).toBe(true)
    expect(piecesOf(await hands.read(shopper))['lamp']).toBe(1 + kept)
    for (const token of begun) expect(piecesOf(await hands.read({ [VISITOR_HEADER]: token }))).toEqual({ lamp: 1 })
  })

  it('does not keep anybody from logging in when it can not be merged', async () => {
    const headers = await hands.visitor('lamp')
    const { db } = shop.connection
    await sql`
      create function refuse_merge() returns trigger language plpgsql as $$
        begin raise exception 'no merge'; end $$`.execute(db)
    await sql`create trigger refuse_merge before delete on visitor execute function refuse_merge()`.execute(db)
    const shopper = await hands.logIn(headers)
    await sql`drop trigger refuse_merge on visitor`.execute(db)
    await sql`drop function refuse_merge`.execute(db)
    expect(await hands.read(shopper.headers)).toMatchObject({ promotionGroups: [] })
    expect(piecesOf(await hands.read(headers))).toEqual({ lamp: 1 })
    const again = await hands.logIn(headers, shopper.telephone)
    expect(piecesOf(await hands.read(again.headers))).toEqual({ lamp: 1 })
  })
})
