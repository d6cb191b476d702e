import { visitor } from '@hearth/domain'
import type { OrderDetail } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { orderStore } from '#order/order-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'

const detail = { order: { orderId: 'o1' } } as OrderDetail

function open(cancel: () => Promise<object>, info = vi.fn(async () => visitor())) {
  const get = vi.fn(async () => detail)
  const shop = createShop({
    api: fakeApi({
      user: { info },
      orders: { get, cancel, confirm: cancel, operLogs: async () => ({ operLogs: [] }) },
    }),
    ports: fakePorts(),
  })
  return { get, order: () => shop.store(orderStore('o1')).getState() }
}

it('shows the order anew after cancelling it', async () => {
  const { order, get } = open(async () => ({}))
  expect(await order().cancel('不想要了')).toBe(true)
  expect(get).toHaveBeenCalledTimes(1)
  expect(order().busy).toBe(false)
})

it('swallows a failed confirmation and shows how the order stands', async () => {
  const { order, get } = open(() => Promise.reject(new Error('订单状态已变化')))
  expect(await order().confirm()).toBe(false)
  expect(get).toHaveBeenCalledTimes(1)
  expect(order().detail.status).toBe('ready')
})

it('cancels once for two presses', async () => {
  const cancel = vi.fn(async () => ({}))
  const { order } = open(cancel)
  expect(await Promise.all([order().cancel(), order().cancel()])).toEqual([true, false])
  expect(cancel).toHaveBeenCalledTimes(1)
})

it('asks anew what the shopper pays once an order is cancelled, and not where it was not', async () => {
  const info = vi.fn(async () => visitor())
  await open(() => Promise.reject(new Error('订单状态已变化')), info)
    .order()
    .cancel()
  expect(info).not.toHaveBeenCalled()
  await open(async () => ({}), info)
    .order()
    .cancel()
  expect(info).toHaveBeenCalledTimes(1)
})
