import type { ListOrders, OrderItem, OrderPage } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { ordersStore } from '#orders/orders-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'

const order = (orderId: string): OrderItem => ({
  orderId,
  orderWay: 2,
  orderStatus: 10,
  pendingCashAmount: 1,
  orderAmount: 1,
  showCashAmount: 1,
  products: [],
  transactionTime: 0,
})
const pageOf = (ids: string[], startId: string): OrderPage => ({
  order: { result: ids.map(order), totalCount: 3 },
  startId,
  currentTimeMillis: 0,
})

function open(list: (asked: ListOrders) => Promise<OrderPage>) {
  const shop = createShop({ api: fakeApi({ orders: { list } }), ports: fakePorts() })
  const orders = () => shop.store(ordersStore).getState()
  return { orders, ids: () => orders().list.data?.map(({ orderId }) => orderId) }
}

it('loads no later page while the list is loaded again, since old entries would come back with it', async () => {
  const fresh = later<OrderPage>()
  const list = vi.fn(async ({ startId }: ListOrders) =>
    startId ? pageOf(['c'], '') : list.mock.calls.length === 1 ? pageOf(['gone', 'b'], 'b') : fresh.promise,
  )
  const { orders, ids } = open(list)
  await orders().load(10)
  const refreshed = orders().refresh()
  await orders().loadMore()
  fresh.resolve(pageOf(['b'], 'b'))
  await refreshed
  expect(ids()).toEqual(['b'])
})

it('continues where the last page ended, and stops at the end', async () => {
  const list = vi.fn(async ({ startId }: ListOrders) => (startId ? pageOf(['c'], '') : pageOf(['a', 'b'], 'b')))
  const { orders, ids } = open(list)
  await orders().load(10)
  await orders().loadMore()
  expect(list).toHaveBeenLastCalledWith({ orderStatus: 10, startId: 'b', startIndex: 2, count: 10 })
  expect(ids()).toEqual(['a', 'b', 'c'])
  expect(orders().hasMore).toBe(false)
  await orders().loadMore()
  expect(list).toHaveBeenCalledTimes(2)
})

it('does not show an order twice when a new one moved the pages', async () => {
  const { orders, ids } = open(async ({ startId }) => (startId ? pageOf(['b', 'c'], '') : pageOf(['a', 'b'], 'b')))
  await orders().load()
  await orders().loadMore()
  expect(ids()).toEqual(['a', 'b', 'c'])
})

it('shows only the last pressed tab', async () => {
  const slow = later<OrderPage>()
  const { orders, ids } = open(({ orderStatus }) =>
    orderStatus === 10 ? slow.promise : Promise.resolve(pageOf(['paid'], '')),
  )
  const first = orders().load(10)
  await orders().load(20)
  slow.resolve(pageOf(['unpaid'], 'x'))
  await first
  expect(ids()).toEqual(['paid'])
  expect(orders()).toMatchObject({ tab: 20, hasMore: false })
})

it('shows as many orders as before when the shopper comes back to the list', async () => {
  const all = Array.from({ length: 60 }, (_, at) => `o${at}`)
  const list = vi.fn(async ({ startId, count = 10 }: ListOrders) => {
    const from = startId ? all.indexOf(startId) + 1 : 0
    const ids = all.slice(from, from + count)
    return pageOf(ids, ids.at(-1) ?? '')
  })
  const { orders, ids } = open(list)
  await orders().load(10)
  await orders().loadMore()
  await orders().loadMore()
  await orders().load(10)
  expect(ids()).toEqual(all.slice(0, 30))
  await orders().loadMore()
  expect(ids()).toEqual(all.slice(0, 40))
  await orders().loadMore()
  await orders().loadMore()
  await orders().refresh()
  expect(list.mock.lastCall?.[0].count).toBe(50)
  await orders().load(20)
  expect(list.mock.lastCall?.[0].count).toBe(10)
})

it('keeps the shown orders when a later page fails, and can ask for it again', async () => {
  let fails = true
  const { orders, ids } = open(async ({ startId }) => {
    if (startId && fails) throw new Error('断网')
    return startId ? pageOf(['c'], '') : pageOf(['a'], 'a')
  })
  await orders().load()
  await orders().loadMore()
  expect(orders()).toMatchObject({ hasMore: true, loadingMore: false })
  fails = false
  await orders().loadMore()
  expect(ids()).toEqual(['a', 'c'])
})
