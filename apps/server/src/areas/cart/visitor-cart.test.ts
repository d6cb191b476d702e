import { DAY, REPLY_CODE, VISITOR_CART, priceCart } from '@hearth/domain'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { VISITOR_HEADER } from '#kernel/sessions/visitor-token'
import type { OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { linesOf, piecesOf, stockForVisitors, visitorHands } from '../../../test/visitor-hands'

shopOnAnEngine("a visitor's cart", stockForVisitors, (at) => {
  let shop: OrderingShop
  let hands: ReturnType<typeof visitorHands>
  beforeAll(() => {
    shop = at.shop
    hands = visitorHands(shop)
  })

  it('begins with the first product, and is found again by its token alone', async () => {
    const { data } = await hands.add({}, ['lamp', 2])
    expect(data?.visitorToken).toMatch(/^[\w-]{43}$/)
    const headers = { [VISITOR_HEADER]: data!.visitorToken! }
    expect((await hands.add(headers, 'bulb')).data?.visitorToken).toBeUndefined()
    expect(piecesOf(await hands.read(headers))).toEqual({ lamp: 2, bulb: 1 })
    expect(await hands.count(headers)).toBe(3)
    expect(await hands.read({})).toEqual({ promotionGroups: [] })
    const { rows } = await sql<{ token_hash: string }>`select token_hash from visitor`.execute(shop.connection.db)
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(data!.visitorToken)
  })

  it('shows the price for everybody: no newcomer price, and a sale up to the limit of one shopper', async () => {
    const headers = await hands.visitor('lamp', ['flash', 2], ['full', 2])
    const cart = await hands.read(headers)
    expect(linesOf(cart)).toMatchObject({
      lamp: { price: 20000 },
      flash: { price: 7900, promotionType: 101, tiers: [{ pieces: 2 }, {}] },
    })
    expect(cart?.promotionGroups[0]).toMatchObject({ promotionId: 'full' })
    const more = await hands.add(headers, 'flash')
    expect(more.data && priceCart(more.data).productAmount).toBe(20000 + 2 * 7900 + 10000 + 2 * 30000)
  })

  it('can be changed, chosen and emptied like any other', async () => {
    const headers = await hands.visitor('lamp', 'bulb')
    const { lamp, bulb } = linesOf(await hands.read(headers))
    await hands.change(headers, { operation: 'set', items: [{ id: lamp!.id, itemQuantity: 5 }] })
    await hands.change(headers, { operation: 'check', items: [{ id: lamp!.id, shoppingCartStatus: 0 }] })
    const { data } = await hands.change(headers, { operation: 'remove', items: [{ id: bulb!.id }] })
    expect(linesOf(data)).toMatchObject({ lamp: { itemQuantity: 5, shoppingCartStatus: 0 } })
    expect(piecesOf(data)).toEqual({ lamp: 5 })
  })

  it('can not be touched by another visitor or by a shopper', async () => {
    const owner = await hands.visitor('lamp')
    const { lamp } = linesOf(await hands.read(owner))
    const shopper = await shop.buyer()
    for (const headers of [await hands.visitor('bulb'), shopper.headers, {}]) {
      expect(
        await hands.change(headers, { operation: 'set', items: [{ id: lamp!.id, itemQuantity: 9 }] }),
      ).toMatchObject({ code: REPLY_CODE.notFound })
      await hands.change(headers, { operation: 'remove', items: [{ id: lamp!.id }] })
    }
    expect(piecesOf(await hands.read(owner))).toEqual({ lamp: 1 })
  })

  it('leaves no row behind after a read, a refused first product or a change that changes nothing', async () => {
    const before = await hands.rows()
    await hands.read({})
    await hands.count({})
    await hands.read({ [VISITOR_HEADER]: 'x'.repeat(43) })
    expect(await hands.add({}, 'nothing')).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await hands.add({}, ['bulb', 9])).toMatchObject({ code: REPLY_CODE.overLimit })
    expect(await hands.change({}, { operation: 'remove', items: [{ id: 'none' }] })).toMatchObject({
      code: 0,
      data: { promotionGroups: [] },
    })
    expect(await hands.change({}, { operation: 'set', items: [{ id: 'none', itemQuantity: 1 }] })).toMatchObject({
      code: REPLY_CODE.notFound,
    })
    expect(await hands.rows()).toEqual(before)
  })

  it('gives a forged, odd or forgotten token an empty cart, and a new token with the first product', async () => {
    for (const token of ['x'.repeat(43), 'short', '我', "' or 1=1 --", 'y'.repeat(5000)]) {
      const headers = { [VISITOR_HEADER]: encodeURIComponent(token) }
      expect(await hands.read(headers)).toEqual({ promotionGroups: [] })
      const { data } = await hands.add(headers, 'lamp')
      expect(data?.visitorToken).toMatch(/^[\w-]{43}$/)
      expect(data?.visitorToken).not.toBe(token)
    }
  })

  it("has room for fewer lines than a shopper's", async () => {
    const skuNos = Array.from({ length: VISITOR_CART.lines + 1 }, (_, at) => `many-${at}`)
    await stockShelf(
      shop.connection.db,
      skuNos.map((skuNo) => ({ skuNo })),
    )
    const headers = await hands.visitor(...skuNos.slice(0, -1))
    expect(await hands.add(headers, skuNos.at(-1)!)).toMatchObject({
      code: REPLY_CODE.overLimit,
      message: `购物车最多放 ${VISITOR_CART.lines} 种商品`,
    })
  })

  it('takes a fixed number of queries, and no more for a shopper than before', async () => {
    const few = await hands.visitor('lamp')
    const many = await hands.visitor('lamp', 'bulb', 'rare', 'flash', 'full')
    const shopper = await shop.buyer()
    await hands.add(shopper.headers, 'lamp')
    await hands.read(shopper.headers)
    const queries = async (work: () => Promise<object | null>) => {
      shop.queries.length = 0
      await work()
      return shop.queries.length
    }
    expect([await queries(() => hands.read(few)), await queries(() => hands.read(many))]).toEqual([2, 2])
    expect(await queries(() => hands.read({}))).toBe(0)
    expect(await queries(() => hands.read(shopper.headers))).toBe(1)
    // The statements are: begin, the change that also reads the cart, and commit.
    expect(await queries(() => hands.add(shopper.headers, 'bulb'))).toBe(3)
  })

  it('keeps each piece when a hundred products are added at once', async () => {
    const headers = await hands.visitor('lamp')
    await Promise.all(Array.from({ length: 99 }, () => hands.add(headers, 'lamp')))
    expect(piecesOf(await hands.read(headers))).toEqual({ lamp: 100 })
  })

  it('gives the first answer again under an idempotency key', async () => {
    const headers = { ...(await hands.visitor('lamp')), 'idempotency-key': 'again' }
    const [first, second] = [await hands.add(headers, 'bulb'), await hands.add(headers, 'bulb')]
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(second.data).toEqual(first.data)
    expect(piecesOf(await hands.read(headers))).toEqual({ lamp: 1, bulb: 1 })
    expect(await hands.add(headers, 'rare')).toMatchObject({ code: REPLY_CODE.conflict })
  })

  it('lives for thirty days after its last use, and is forgotten with its lines', async () => {
    const [used, unused] = [await hands.visitor('lamp'), await hands.visitor('bulb')]
    shop.wait(20 * DAY)
    expect(await hands.count(used)).toBe(1)
    shop.wait(11 * DAY)
    await shop.run('forget visitors')
    expect(piecesOf(await hands.read(used))).toEqual({ lamp: 1 })
    expect(await hands.read(unused)).toEqual({ promotionGroups: [] })
    expect(await hands.rows()).toMatchObject({ lines: 1 })
    shop.wait(31 * DAY)
    expect(await hands.read(used)).toEqual({ promotionGroups: [] })
    await shop.run('forget visitors')
    expect(await hands.rows()).toEqual({ visitors: 0, lines: 0 })
  })

  it('is forgotten with its lines, and leaves none behind at a login, even where the database has no foreign keys', async () => {
    const { db } = shop.connection
    await sql`alter table cart_line drop constraint cart_line_visitor_id_fkey`.execute(db)
    const lines = async () =>
      (await sql<{ n: number }>`select count(*) as n from cart_line where visitor_id is not null`.execute(db)).rows[0]!
        .n
    await hands.logIn(await hands.visitor('lamp', 'bulb'))
    expect(await lines()).toBe(0)
    await hands.visitor('lamp')
    expect(await lines()).toBe(1)
    shop.wait(31 * DAY)
    await shop.run('forget visitors')
    expect(await lines()).toBe(0)
  })

  it('is the only owner of its lines, which the database enforces', async () => {
    const { db } = shop.connection
    const insert = (shopper: string | null, visitor: string | null) =>
      sql`
        insert into cart_line (id, shopper_id, visitor_id, sku_no, quantity, created_at)
        values ('odd', ${shopper}, ${visitor}, 'lamp', 1, 0)`.execute(db)
    await hands.visitor('lamp')
    const { id: visitor } = await db.selectFrom('visitor').select('id').limit(1).executeTakeFirstOrThrow()
    const { id: shopper } = await shop.newShopper()
    await expect(insert(null, null)).rejects.toThrow('cart_line_one_owner')
    await expect(insert(shopper, visitor)).rejects.toThrow('cart_line_one_owner')
  })
})
