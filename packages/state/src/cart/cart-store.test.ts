import type { Cart, ChangeCart } from '@hearth/sdk/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { badgeStore } from '#cart/badge-store'
import { cartStore } from '#cart/cart-store'
import { createShop } from '#shop/create-shop'
import { cartOf, line } from '#testing/cart-of'
import { fakeApi } from '#testing/fake-api'
import { lost, refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function open(change: (changes: ChangeCart) => Promise<Cart>, first = cartOf(line('a', 1), line('b', 2))) {
  const read = vi.fn(async () => first)
  const shop = createShop({ api: fakeApi({ cart: { read, change } }), ports: fakePorts() })
  const cart = () => shop.store(cartStore).getState()
  await cart().load()
  const lines = () =>
    cart().cart.data?.promotionGroups.flatMap(({ groups }) =>
      groups.flatMap(({ subGroups }) => subGroups.flatMap(({ products }) => products)),
    ) ?? []
  const count = () => shop.store(badgeStore).getState().count
  return {
    shop,
    cart,
    read,
    lines,
    count,
    quantities: () => Object.fromEntries(lines().map(({ id, itemQuantity }) => [id, itemQuantity])),
  }
}

it('shows a new quantity at once and sends one request for many taps', async () => {
  const change = vi.fn(async () => cartOf(line('a', 4), line('b', 2)))
  const { cart, quantities, count } = await open(change)
  for (const quantity of [2, 3, 4]) cart().setQuantity('a', quantity)
  expect(quantities()).toEqual({ a: 4, b: 2 })
  expect(cart().busy).toEqual({ a: true })
  expect(count()).toBe(6)
  expect(change).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(250)
  expect(change.mock.calls).toEqual([[{ operation: 'set', items: [{ id: 'a', itemQuantity: 4 }] }]])
  expect(cart().busy).toEqual({})
})

it('restores the old quantity when the server refuses', async () => {
  const { cart, quantities, read, count } = await open(() => Promise.reject(refusal('107002412')))
  cart().setQuantity('a', 99)
  await vi.advanceTimersByTimeAsync(250)
  expect(quantities()).toEqual({ a: 1, b: 2 })
  expect(cart().busy).toEqual({})
  expect(count()).toBe(3)
  expect(read).toHaveBeenCalledTimes(1)
})

it('loads the cart when it is unknown whether a change was made', async () => {
  const { cart, read, quantities } = await open(() => Promise.reject(lost()))
  read.mockResolvedValueOnce(cartOf(line('a', 5), line('b', 2)))
  cart().setQuantity('a', 5)
  await vi.advanceTimersByTimeAsync(250)
  expect(quantities()).toEqual({ a: 5, b: 2 })
})

it('keeps a tap made while an answer is on its way', async () => {
  const first = later<Cart>()
  const change = vi
    .fn<(changes: ChangeCart) => Promise<Cart>>()
    .mockReturnValueOnce(first.promise)
    .mockResolvedValueOnce(cartOf(line('a', 3), line('b', 2)))
  const { cart, quantities } = await open(change)
  cart().setQuantity('a', 2)
  await vi.advanceTimersByTimeAsync(250)
  cart().setQuantity('a', 3)
  first.resolve(cartOf(line('a', 2), line('b', 2)))
  await vi.advanceTimersByTimeAsync(0)
  expect(quantities()).toEqual({ a: 3, b: 2 })
  await vi.advanceTimersByTimeAsync(250)
  expect(change).toHaveBeenCalledTimes(2)
  expect(change).toHaveBeenLastCalledWith({ operation: 'set', items: [{ id: 'a', itemQuantity: 3 }] })
})

it('checks, unchecks and removes lines together, each kind in one request', async () => {
  const change = vi.fn(async (_: ChangeCart) => cartOf(line('b', 2, 0)))
  const { cart, lines } = await open(change)
  cart().checkAll(false)
  cart().remove(['a'])
  expect(lines().map(({ id, shoppingCartStatus }) => [id, shoppingCartStatus])).toEqual([['b', 0]])
  await vi.advanceTimersByTimeAsync(0)
  expect(change.mock.calls.map(([changes]) => changes)).toEqual([
    { operation: 'check', items: [{ id: 'b', shoppingCartStatus: 0 }] },
    { operation: 'remove', items: [{ id: 'a' }] },
  ])
})

it('leaves no empty group behind when the last line goes', async () => {
  const { cart, count } = await open(async () => cartOf(), cartOf(line('a', 1)))
  cart().remove(['a'])
  expect(cart().cart.data).toEqual({ promotionGroups: [] })
  expect(count()).toBe(0)
})

it('sends a change at once when checkout needs the amounts', async () => {
  const change = vi.fn(async () => cartOf(line('a', 2), line('b', 2)))
  const { cart } = await open(change)
  cart().setQuantity('a', 2)
  await cart().flush()
  expect(change).toHaveBeenCalledTimes(1)
})

it('does not let an older load of the cart undo a change', async () => {
  const { cart, read, quantities } = await open(async () => cartOf(line('a', 9), line('b', 2)))
  const slow = later<Cart>()
  read.mockReturnValueOnce(slow.promise)
  const loading = cart().load()
  cart().setQuantity('a', 9)
  await cart().flush()
  slow.resolve(cartOf(line('a', 1), line('b', 2)))
  await loading
  expect(quantities()).toEqual({ a: 9, b: 2 })
})

it('shows no lines of a shopper who has logged out, even when an answer comes late', async () => {
  const slow = later<Cart>()
  const { shop, cart, count } = await open(() => slow.promise)
  cart().setQuantity('a', 2)
  await vi.advanceTimersByTimeAsync(250)
  shop.handle({ type: 'login', call: 'cart.change' })
  slow.resolve(cartOf(line('a', 2)))
  await vi.advanceTimersByTimeAsync(0)
  expect(cart().cart).toEqual({ status: 'idle' })
  expect(count()).toBe(0)
})

it('loads a shown cart again when it was changed elsewhere', async () => {
  const { shop, read, quantities } = await open(async () => cartOf())
  read.mockResolvedValueOnce(cartOf(line('a', 8)))
  await shop.store(badgeStore).getState().renew()
  await vi.advanceTimersByTimeAsync(0)
  expect(quantities()).toEqual({ a: 8 })
})
