import { cartProducts } from '@hearth/domain'
import type { Cart, CartCount, CartProduct, ChangeCart, LoggedIn, SentLoginCode } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { VISITOR_HEADER } from '#kernel/sessions/visitor-token'
import { promote, stockShelf } from './shelf'
import type { TestShop } from './shop'

/** Headers of a request. */
export type Headers = Record<string, string>

/** A sku to add to a cart, and its quantity. */
type Wanted = string | [string, number]

/** Returns the products of a cart by their skus. */
export const linesOf = (cart: Cart | null | undefined): Record<string, CartProduct> =>
  Object.fromEntries(cartProducts(cart ?? { promotionGroups: [] }).map((product) => [product.skuNo, product]))

/** Returns the quantities in a cart by sku. */
export const piecesOf = (cart: Cart | null | undefined): Record<string, number> =>
  Object.fromEntries(Object.values(linesOf(cart)).map(({ skuNo, itemQuantity }) => [skuNo, itemQuantity]))

/** Actions of a visitor and a shopper on a cart, as another program or a mini-program would take them. */
export function visitorHands(shop: TestShop) {
  let telephones = 13_900_000_000
  const change = (headers: Headers, payload: ChangeCart) =>
    shop.ask<Cart>({ method: 'PUT', url: '/api/cart/v1', headers, payload })
  const add = (headers: Headers, ...skus: Wanted[]) =>
    change(headers, {
      operation: 'add',
      visitor: 'token',
      items: skus.map((sku) => (typeof sku === 'string' ? { skuNo: sku } : { skuNo: sku[0], itemQuantity: sku[1] })),
    })
  /** Requests a code. The shop must have no limits. */
  const askCode = async (telephone: string) => {
    const payload = { telephone }
    const { data } = await shop.ask<SentLoginCode>({ method: 'POST', url: '/api/passport/v1/code', payload })
    return { telephone, ticket: data!.ticket, code: shop.codes.get(telephone)! }
  }
  const enter = async (headers: Headers, code: Awaited<ReturnType<typeof askCode>>) => {
    const reply = await shop.ask<LoggedIn>({
      method: 'POST',
      url: '/api/passport/v1/login',
      headers,
      payload: { ...code, session: 'token' },
    })
    expect(reply.code).toBe(0)
    return { telephone: code.telephone, headers: { 'x-hearth-session': reply.data!.sessionToken! } }
  }
  return {
    change,
    add,
    askCode,
    enter,
    /** Logs in with a visitor's headers, by default with a new telephone. */
    logIn: async (headers: Headers, telephone = String((telephones += 1))) => enter(headers, await askCode(telephone)),
    read: async (headers: Headers) => (await shop.ask<Cart>({ url: '/api/cart/v4', headers })).data,
    count: async (headers: Headers) => (await shop.ask<CartCount>({ url: '/api/cart/count/v1', headers })).data?.count,
    /** Makes a visitor with skus in the cart. */
    async visitor(...skus: Wanted[]): Promise<Headers> {
      const { data } = await add({}, ...skus)
      return { [VISITOR_HEADER]: data!.visitorToken! }
    },
    /** Returns the number of visitors in the database, and of their lines. */
    async rows() {
      const { rows } = await sql<{ visitors: number; lines: number }>`
        select (select count(*) from visitor) as visitors,
          (select count(*) from cart_line where visitor_id is not null) as lines`.execute(shop.connection.db)
      return rows[0]!
    },
  }
}

/** The products of these tests. */
export const VISITOR_SHELF = [
  { skuNo: 'lamp', price: 20000 },
  { skuNo: 'bulb', price: 5000, limit: 3 },
  { skuNo: 'rare', price: 9000, stock: 4 },
  { skuNo: 'flash', price: 10000 },
  { skuNo: 'full', price: 30000 },
]

/** Stocks the products, and runs promotions of them. */
export async function stockForVisitors({ connection: { db } }: TestShop): Promise<void> {
  await stockShelf(db, VISITOR_SHELF)
  await promote(db, { id: 'flash-sale', type: 101, skuNos: ['flash'], price: 7900, stock: 50, limit: 2 })
  await promote(db, { id: 'newcomer', type: 112, skuNos: ['lamp'], price: 100 })
  await promote(db, { id: 'full', type: 1001, skuNos: ['full'], thresholdAmount: 50000, reduceAmount: 5000 })
}
