import type { CallOptions, OrderDetail, Pay, PaymentState, PurchaseReport, StartedPayment } from '@hearth/sdk/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cashierStore } from '#cashier/cashier-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { lost } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'

const state = (
  paymentStatus: PaymentState['paymentStatus'],
  orderStatus: PaymentState['orderStatus'] = 10,
): PaymentState => ({ orderId: 'o1', kind: 'normal', paymentStatus, orderStatus, amount: 100 })
const order = (orderStatus: number, pendingCashAmount = 100) =>
  ({ order: { orderId: 'o1', orderStatus, pendingCashAmount } }) as OrderDetail
const started: StartedPayment = { paymentId: 'p1', cashierUrl: '/cashier/p1', paymentStatus: 0 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(
  calls: {
    pay?: (pay: Pay, options?: CallOptions) => Promise<StartedPayment>
    pollPayment?: () => Promise<PaymentState>
    get?: () => Promise<OrderDetail>
    reportPurchase?: (which: { id: string }) => Promise<PurchaseReport>
  },
  more: Parameters<typeof fakePorts>[0] = {},
) {
  const ports = fakePorts(more)
  const shop = createShop({ api: fakeApi({ orders: calls }), ports })
  return { shop, ports, cashier: () => shop.store(cashierStore('o1')).getState() }
}

it('opens the cashier once for two presses', async () => {
  const pay = vi.fn(async (_: Pay, __?: CallOptions) => started)
  const { cashier, ports } = open({ pay })
  expect(await Promise.all([cashier().pay(), cashier().pay()])).toEqual([true, false])
  expect(ports.cashiers).toEqual(['/cashier/p1'])
  expect(pay.mock.calls[0]?.[0]).toEqual({ orderId: 'o1', returnUrl: '/pay-result/o1' })
})

it('shows the order’s state when starting its payment got no answer, and keeps the key', async () => {
  const pay = vi.fn((_: Pay, __?: CallOptions) => Promise.reject(lost()) as Promise<StartedPayment>)
  const get = vi.fn(async () => order(10))
  const { cashier } = open({ pay, get })
  await cashier().load()
  expect(await cashier().pay()).toBe(false)
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  await cashier().pay()
  expect(pay.mock.calls.map(([, options]) => options?.idempotencyKey)).toEqual(['id-1', 'id-1'])
})

it('sends the amount and the method, and treats another method or amount as another try', async () => {
  const pay = vi.fn(async (_: Pay, __?: CallOptions) => started)
  const get = vi
    .fn(async () => order(10))
    .mockResolvedValueOnce(order(10))
    .mockResolvedValueOnce(order(10, 90))
  const { cashier } = open({ pay, get })
  await cashier().load()
  await cashier().pay('wechat')
  await cashier().pay('alipay')
  await cashier().load()
  await cashier().pay('alipay')
  expect(pay.mock.calls.map(([{ way, amount }, options]) => [way, amount, options?.idempotencyKey])).toEqual([
    ['wechat', 100, 'id-1'],
    ['alipay', 100, 'id-2'],
    ['alipay', 90, 'id-3'],
  ])
})

it('polls until the payment is settled and then stops', async () => {
  const pollPayment = vi
    .fn<() => Promise<PaymentState>>()
    .mockResolvedValueOnce(state(0))
    .mockRejectedValueOnce(new Error('断网'))
    .mockResolvedValueOnce(state(1, 20))
  const { cashier } = open({ pollPayment })
  const polling = cashier().poll()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await polling).toEqual(state(1, 20))
  expect(pollPayment).toHaveBeenCalledTimes(3)
})

it('reports the paid order to its advertisement once, and to nobody where there was none', async () => {
  const told = async (origin: (() => Promise<object>) | undefined) => {
    const reportPurchase = vi.fn((_: { id: string }) => Promise.reject(lost()) as Promise<PurchaseReport>)
    const { cashier } = open({ pollPayment: async () => state(1, 20), reportPurchase }, origin && { origin })
    expect(await cashier().poll()).toEqual(state(1, 20))
    await cashier().poll()
    await vi.advanceTimersByTimeAsync(0)
    return reportPurchase.mock.calls.map(([which]) => which)
  }
  expect(await told(async () => ({ utm_source: 'gdt' }))).toEqual([{ id: 'o1' }])
  expect(await told(async () => ({ utm_source: 'mail' }))).toEqual([])
  expect(await told(() => Promise.reject(new Error('not loaded')))).toEqual([])
  expect(await told(undefined)).toEqual([])
})

it('stops polling when the page is left', async () => {
  const pollPayment = vi.fn(async () => state(0))
  const { cashier } = open({ pollPayment })
  const polling = cashier().poll()
  await vi.advanceTimersByTimeAsync(500)
  cashier().stop()
  await polling
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pollPayment).toHaveBeenCalledTimes(1)
})

it('says that the state of a payment is unknown', async () => {
  const { cashier } = open({ pollPayment: () => Promise.reject(new Error('断网')) })
  const polling = cashier().poll()
  await vi.advanceTimersByTimeAsync(180_000)
  expect(await polling).toBeUndefined()
  expect(cashier().payment).toMatchObject({ status: 'failed', error: { message: '暂时查不到支付结果，请稍后刷新' } })
})

it('records a payment once, however often its page is opened, and none that failed', async () => {
  const paid = open({ pollPayment: async () => state(1, 20) })
  await paid.cashier().poll()
  await paid.cashier().poll()
  expect(paid.ports.recorded).toEqual([{ event: 'order-paid', orderId: 'o1', amount: 100 }])
  const failed = open({ pollPayment: async () => state(2) })
  await failed.cashier().poll()
  expect(failed.ports.recorded).toEqual([])
})

it('pays again under one key until a payment fails, and the balance under a key of its own', async () => {
  const pay = vi.fn(async (_: Pay, __?: CallOptions) => started)
  const get = vi.fn(async () => order(10))
  const { cashier } = open({ pay, get, pollPayment: async () => state(2) })
  await cashier().pay()
  await cashier().pay()
  await cashier().poll()
  await cashier().pay()
  get.mockResolvedValueOnce(order(15))
  await cashier().load()
  await cashier().pay()
  const keys = pay.mock.calls.map(([, options]) => options?.idempotencyKey)
  expect(keys).toEqual(['id-1', 'id-1', 'id-2', 'id-3'])
})
