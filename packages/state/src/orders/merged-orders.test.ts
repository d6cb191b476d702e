import { ORDER_STATUS } from '@hearth/domain'
import type { OrderItem, SecondOrder } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { ordersStore } from '#orders/orders-store'
import { createShop } from '#shop/create-shop'
import { fakeApi, type FakeCalls } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'

const T = 1_795_000_000

const own = (orderId: string, seconds: number): OrderItem =>
  ({
    orderId,
    orderWay: 2,
    orderStatus: 20,
    transactionTime: seconds * 1000,
    showCashAmount: 100,
    products: [],
  }) as unknown as OrderItem
const other = (orderId: string, seconds: number, more: object = {}): SecondOrder =>
  ({
    orderId,
    orderWay: 9,
    orderStatus: 40,
    orderAmount: 1990,
    showCashAmount: 1990,
    create_time: seconds,
    oldest_id: orderId,
    products: [{ skuNo: 'sku' }],
    ...more,
  }) as unknown as SecondOrder
const first = (...result: OrderItem[]) => ({
  order: { result, totalCount: result.length },
  startId: '',
  currentTimeMillis: 0,
})
const second = (...result: SecondOrder[]) => ({ result, count: result.length })

function open(calls: FakeCalls['orders'], kind: 'web' | 'mini-program' = 'web') {
  const ports = fakePorts({ platform: { kind, orderWay: 2, session: 'cookie', platformId: 1 } })
  return createShop({ api: fakeApi({ orders: calls }), ports }).store(ordersStore).getState
}
const ids = (orders: ReturnType<typeof open>) => orders().list.data?.map(({ orderId }) => orderId)

it('shows orders of both sources newest first, seconds as milliseconds, unpaid ones at their current price', async () => {
  const quoteFees = vi.fn(async () => ({ result: [{ orderId: 's2', paymentFee: 990 }] }))
  const orders = open({
    list: async () => first(own('a', T + 3), own('b', T + 1)),
    listSecond: async ({ start_id: after }) =>
      after ? second() : second(other('s1', T + 4), other('s2', T + 2, { orderStatus: ORDER_STATUS.pendingPayment })),
    quoteFees,
  })
  await orders().load()
  expect(ids(orders)).toEqual(['s1', 'a', 's2', 'b'])
  expect(orders().list.data?.map(({ showCashAmount }) => showCashAmount)).toEqual([1990, 100, 990, 100])
  expect(orders().list.data?.[0]?.transactionTime).toBe((T + 4) * 1000)
  expect(quoteFees).toHaveBeenCalledWith(
    { content: [{ orderId: 's2', originalPrice: 1990, skuNo: 'sku' }], from: 'list' },
    expect.anything(),
  )
})

it('does not ask an exhausted source again', async () => {
  const list = vi.fn(async ({ startId }: { startId?: string }) =>
    startId
      ? { ...first(own('k', T)), startId: '' }
      : { ...first(...Array.from({ length: 10 }, (_, n) => own(`a${n}`, T + 100 - n))), startId: 'a9' },
  )
  const listSecond = vi.fn(async () => second(other('s', T + 200)))
  const empty = vi.fn(async () => second())
  const orders = open({
    list,
    listSecond: listSecond.mockImplementationOnce(async () => second(other('s', T + 200))).mockImplementation(empty),
  })
  await orders().load()
  expect(ids(orders)?.[0]).toBe('s')
  await orders().loadMore()
  await orders().loadMore()
  expect(new Set(ids(orders)).size).toBe(12)
  expect(list).toHaveBeenCalledTimes(2)
  expect(listSecond).toHaveBeenCalledTimes(2)
  expect(orders().hasMore).toBe(false)
})

it('shows the shop’s own orders where the second channel does not answer, or gives no fee', async () => {
  const orders = open({ list: async () => first(own('a', T)), listSecond: () => Promise.reject(new Error('down')) })
  await orders().load()
  expect(ids(orders)).toEqual(['a'])
  expect(orders().list.status).toBe('ready')
  const silent = open({
    list: async () => first(),
    listSecond: async () => second(other('s', T, { orderStatus: ORDER_STATUS.pendingPayment })),
    quoteFees: () => Promise.reject(new Error('down')),
  })
  await silent().load()
  expect(silent().list.data?.[0]?.showCashAmount).toBe(1990)
})

it('does not ask the second channel inside a mini-program', async () => {
  const listSecond = vi.fn()
  const orders = open({ list: async () => first(own('a', T)), listSecond }, 'mini-program')
  await orders().load()
  expect(ids(orders)).toEqual(['a'])
  expect(listSecond).not.toHaveBeenCalled()
})
