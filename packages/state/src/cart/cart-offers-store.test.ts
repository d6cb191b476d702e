import { expect, it, vi } from 'vitest'
import { badgeStore } from '#cart/badge-store'
import { cartOffersStore } from '#cart/cart-offers-store'
import { cartStore } from '#cart/cart-store'
import { createShop } from '#shop/create-shop'
import { cartOf, line } from '#testing/cart-of'
import { fakeApi } from '#testing/fake-api'
import { refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'

it('adds the missing pieces of a set, and a mark-up sale’s pieces, after changes that still wait', async () => {
  const asked: object[] = []
  const answer = cartOf(line('a', 2), line('b', 2))
  const told = (name: string) =>
    vi.fn(async (payload: object) => {
      asked.push({ [name]: payload })
      return answer
    })
  const shop = createShop({
    api: fakeApi({
      cart: {
        read: async () => cartOf(line('a', 1)),
        change: told('change'),
        addMarkUp: told('addMarkUp'),
        addRecommended: told('addRecommended'),
      },
    }),
    ports: fakePorts(),
  })
  const cart = () => shop.store(cartStore).getState()
  const offers = () => shop.store(cartOffersStore).getState()
  await cart().load()
  const part = (id: string, itemQuantity: number) => ({ ...line(id, itemQuantity), itemQuantity })
  const set = { promotionId: 's', name: '', price: 1, originalPrice: 2, skus: [part('a', 2), part('b', 2)] }
  cart().setQuantity('a', 1)
  await offers().completeSet(set)
  await offers().addMarkUp('sale', 'sku-b')
  await offers().completeSet(set)
  await offers().addRecommended('sku-c')
  const items = [
    { skuNo: 'sku-a', itemQuantity: 1 },
    { skuNo: 'sku-b', itemQuantity: 2 },
  ]
  expect(asked).toEqual([
    { change: { operation: 'set', items: [{ id: 'a', itemQuantity: 1 }] } },
    { change: { operation: 'add', items } },
    { addMarkUp: { promotionId: 'sale', skuNo: ['sku-b'] } },
    { addRecommended: { skuNo: 'sku-c', itemQuantity: 1, scene: 'cart', visitor: 'cookie' } },
  ])
  expect(shop.store(badgeStore).getState().count).toBe(4)
})

it('shows the cart unchanged where the shop refuses to add something', async () => {
  const read = vi.fn(async () => cartOf(line('a', 1)))
  const addMarkUp = vi.fn(() => Promise.reject(refusal('107002412')))
  const shop = createShop({ api: fakeApi({ cart: { read, addMarkUp } }), ports: fakePorts() })
  const cart = () => shop.store(cartStore).getState()
  const offers = () => shop.store(cartOffersStore).getState()
  await cart().load()
  await offers().addMarkUp('sale', 'sku-b')
  expect(read).toHaveBeenCalledTimes(2)
  expect(cart().cart).toMatchObject({ status: 'ready' })
})
