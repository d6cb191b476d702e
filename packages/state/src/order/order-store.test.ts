import { visitor } from '@hearth/domain'
import type { OrderDetail } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { orderStore } from '#order/order-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'
import { userStore } from '#user/user-store'

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

it('loads the order again after cancelling it', async () => {
  const { order, get } = open(async () => ({}))
  expect(await order().cancel('不想要了')).toBe(true)
  expect(get).toHaveBeenCalledTimes(1)
  expect(order().busy).toBe(false)
})

it('hides a failed confirmation and shows the order’s state', async () => {
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

it('loads the shopper’s prices again once an order is cancelled, and not when cancelling failed', async () => {
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

it('is loading while it is read and busy while it is cancelled, until that ends, well or not', async () => {
  const answer = later<object>()
  const { order, get } = open(() => answer.promise)
  const cancelling = order().cancel()
  expect([order().busy, get.mock.calls.length]).toEqual([true, 0])
  answer.reject(new Error('订单状态已变化'))
  await Promise.resolve()
  expect([await cancelling, order().busy]).toEqual([false, false])

  const reading = order().load()
  expect(order().detail.status).toBe('loading')
  await reading
  expect(order().detail.status).toBe('ready')
  get.mockRejectedValueOnce(new Error('没有网络'))
  await order().load()
  expect(order().detail.status).toBe('failed')
})

it('keeps the order on screen while it is loaded again, and then shows what changed', async () => {
  const { order, get } = open(async () => ({}))
  await order().load()
  get.mockResolvedValueOnce({ order: { orderId: 'o1', orderStatus: 90 } } as OrderDetail)
  const reading = order().load()
  expect(order().detail).toMatchObject({ status: 'loading', data: detail })
  await reading
  expect(order().detail.data?.order.orderStatus).toBe(90)
})

it('cancels with the enterprise call in enterprise mode (P03)', async () => {
  const [cancel, cancelEnterprise] = [vi.fn(async () => ({})), vi.fn(async () => ({}))]
  const shop = createShop({
    api: fakeApi({
      user: {
        info: async () => ({ ...visitor(), buyer: { enterprise: true, vip: false, newcomer: false, held: [] } }),
      },
      orders: { get: async () => detail, cancel, cancelEnterprise, operLogs: async () => ({ operLogs: [] }) },
    }),
    ports: fakePorts(),
  })
  await shop.store(userStore).getState().load()
  expect(await shop.store(orderStore('o1')).getState().cancel('不想要了')).toBe(true)
  expect(cancelEnterprise).toHaveBeenCalledWith({ orderId: 'o1', reason: 'cancel', cancelReason: '不想要了' })
  expect(cancel).not.toHaveBeenCalled()
})
