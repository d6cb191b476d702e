import type { PlacedOrder } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { makeDuCode } from '../../../test/du-codes'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { draftOf, stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'

const AT_ONCE = 50
const times = <One>(count: number, make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

const stock = ({ connection: { db } }: OrderingShop): Promise<void> =>
  stockShelf(db, [{ skuNo: 'lamp', price: 20000, stock: 1000 }])

shopOnEveryEngine('redemption codes', stock, (at) => {
  const post = <Data>(buyer: Buyer, url: string, payload: object) =>
    at.shop.ask<Data>({ method: 'POST', url, headers: buyer.headers, payload })
  const choose = (buyer: Buyer, duCode: string, itemQuantity = 1) =>
    post(buyer, '/api/cart/DuCode/v1', { duCode, products: [{ skuNo: 'lamp', itemQuantity }] })
  const order = (buyer: Buyer, orderAmount = 10000) =>
    post<PlacedOrder>(buyer, '/api/orders/v1', draftOf(buyer.addressId, undefined, orderAmount))
  const cancel = (buyer: Buyer, orderId: string) => post(buyer, `/api/orders/${orderId}/v2`, {})
  const usedBy = (orderId: string) =>
    at.shop.number(sql<{ n: number }>`select count(*) as n from du_code where order_id = ${orderId}`)

  it('one code in the carts of fifty shoppers is used by one order', async () => {
    const code = await makeDuCode(at.shop.connection.db, ['lamp'], { price: 10000 })
    const buyers = await times(AT_ONCE, () => at.shop.buyer())
    for (const reply of await Promise.all(buyers.map((buyer) => choose(buyer, code)))) expect(reply.code).toBe(0)
    const placed = (await Promise.all(buyers.map((buyer) => order(buyer)))).filter(({ code: reply }) => reply === 0)
    expect(placed).toHaveLength(1)
    expect(await usedBy(placed[0]!.data!.orderId)).toBe(1)
  })

  it('one shopper who orders fifty times at once gets its product once', async () => {
    const code = await makeDuCode(at.shop.connection.db, ['lamp'], { price: 10000 })
    const buyer = await at.shop.buyer()
    await choose(buyer, code)
    expect((await times(AT_ONCE, () => order(buyer))).filter(({ code: reply }) => reply === 0)).toHaveLength(1)
  })

  it('chosen fifty times at once, it stands in the cart as one of the choices, never beyond its pieces', async () => {
    const code = await makeDuCode(at.shop.connection.db, ['lamp'], { pieces: 2 })
    const buyer = await at.shop.buyer()
    await times(AT_ONCE, (n) => choose(buyer, code, 1 + (n % 2)))
    const sum = sql<{ n: number }>`select sum(quantity) as n from cart_line where code_shopper_id = ${buyer.id}`
    expect(await at.shop.number(sum)).toBeLessThanOrEqual(2)
    expect((await order(buyer, 0)).code).toBe(0)
  })

  it('used while its order is cancelled, it belongs to one order or to nobody', async () => {
    for (let round = 0; round < 3; round += 1) {
      const code = await makeDuCode(at.shop.connection.db, ['lamp'], { price: 10000 })
      const [first, ...others] = await times(AT_ONCE, () => at.shop.buyer())
      await Promise.all([first!, ...others].map((buyer) => choose(buyer, code)))
      const has = await order(first!)
      const [, ...placed] = await Promise.all([
        cancel(first!, has.data!.orderId),
        ...others.map((buyer) => order(buyer)),
      ])
      const won = placed.filter(({ code: reply }) => reply === 0)
      expect(won.length).toBeLessThanOrEqual(1)
      expect(await usedBy(has.data!.orderId)).toBe(0)
      for (const { data } of won) expect(await usedBy((data as PlacedOrder).orderId)).toBe(1)
    }
  })

  it('leave the books of the shop in order', async () => {
    expect(await checkBooks(at.shop.connection.db, { lamp: 1000 })).toEqual([])
  })
})
