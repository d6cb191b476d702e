import { cartProducts } from '@hearth/domain'
import type { Cart, ChangeCart } from '@hearth/sdk/core'
import { expect, it } from 'vitest'
import { createSessions, SESSION_HEADER } from '#kernel/sessions/sessions'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import type { Buyer } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'

/** Pieces: the most that one order may contain of the sku. */
const MOST = 200
const SKUS = Array.from({ length: 50 }, (_, n) => `sku-${n}`)

shopOnEveryEngine(
  'a cart that two devices change at once',
  ({ connection: { db } }) =>
    stockShelf(
      db,
      [...SKUS, 'many'].map((skuNo) => ({ skuNo, stock: 1000, limit: MOST })),
    ),
  (at) => {
    /** Returns one shopper, logged in on two devices. */
    async function onTwoDevices(): Promise<[Buyer, Buyer]> {
      const phone = await at.shop.buyer()
      const session = await createSessions(at.shop.inside.random).begin(
        at.shop.connection.db,
        { shopper: phone.id },
        NOON,
      )
      return [phone, { ...phone, headers: { [SESSION_HEADER]: session } }]
    }
    const change = ({ headers }: Buyer, payload: ChangeCart) =>
      at.shop.ask<Cart>({ method: 'PUT', url: '/api/cart/v1', headers, payload })
    const add = (device: Buyer, skuNo: string, itemQuantity = 1) =>
      change(device, { operation: 'add', items: [{ skuNo, itemQuantity }] })
    async function linesOf({ headers }: Buyer) {
      const { data } = await at.shop.ask<Cart>({ url: '/api/cart/v4', headers })
      return cartProducts(data!)
    }

    it('holds fifty products that both devices added', async () => {
      const devices = await onTwoDevices()
      const replies = await Promise.all(SKUS.map((skuNo, n) => add(devices[n % 2]!, skuNo)))
      expect(replies.filter(({ code }) => code !== 0)).toEqual([])
      expect((await linesOf(devices[0])).map(({ skuNo }) => skuNo).toSorted()).toEqual(SKUS.toSorted())
    })

    it('holds every piece of one product in one line, and no more than an order may have', async () => {
      const devices = await onTwoDevices()
      const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => add(devices[n % 2]!, 'many', 5)))
      expect(replies.filter(({ code }) => code === 0)).toHaveLength(MOST / 5)
      expect((await linesOf(devices[1])).map(({ itemQuantity }) => itemQuantity)).toEqual([MOST])
    })

    it('keeps what one device adds while the other empties the cart', async () => {
      const [phone, desk] = await onTwoDevices()
      for (const skuNo of SKUS.slice(0, 25)) await add(phone, skuNo)
      const before = await linesOf(phone)
      const replies = await Promise.all([
        ...before.map(({ id }) => change(desk, { operation: 'remove', items: [{ id }] })),
        ...SKUS.slice(25).map((skuNo) => add(phone, skuNo)),
      ])
      expect(replies.filter(({ code }) => code !== 0)).toEqual([])
      expect((await linesOf(desk)).map(({ skuNo }) => skuNo).toSorted()).toEqual(SKUS.slice(25).toSorted())
    })

    it('leaves the books of the shop in order', async () => {
      expect(await checkBooks(at.shop.connection.db, { many: 1000 })).toEqual([])
    })
  },
)
