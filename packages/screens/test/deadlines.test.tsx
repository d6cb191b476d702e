import { DAY, formatDateTime, ORDER_KIND } from '@hearth/domain'
import { useNow, type ContentPage, type Order, type Promotion, type Widget } from '@hearth/state'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CashierScreen } from '../src/cashier'
import { HomeScreen } from '../src/home'
import { OrderDetailScreen } from '../src/order-detail'
import { OrdersScreen } from '../src/orders'
import { ProductScreen } from '../src/product'
import { RecommendScreen } from '../src/recommend'
import { openScreen, type OpenScreen } from './open-screen'
import { homePage, item, logs, NOW, order, orderItem, promotion, shopper, sku, spu } from './samples'

const SOON = NOW + 30_000

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

/** Advances the page's clock and the test's timers. */
async function wait(page: OpenScreen, ms: number) {
  page.ports.now += ms
  await act(() => vi.advanceTimersByTimeAsync(Math.min(ms, 10_000)))
}

/** Opens the product page of a lamp in a flash sale. */
function openSale(sale: Partial<Promotion>) {
  const promotions = [promotion({ promotionType: 101, promotionPrice: 29900, ...sale })]
  return openScreen(ProductScreen, {
    params: { spuNo: '1501' },
    calls: {
      products: {
        get: async () => spu,
        spuSkus: async () => [{ spuNo: '1501', skus: [sku('月光白', '标准版', { promotions })] }],
      },
    },
  })
}

it('sells at the ordinary price once a flash sale is over', async () => {
  const page = await openSale({ endTime: SOON })
  expect(page.text()).toContain('限时秒杀')
  await wait(page, 31_000)
  expect(page.text()).not.toContain('限时秒杀')
  expect(page.text()).toContain('¥399.00')
  expect(page.text()).not.toContain('299')
})

it('finds a flash sale running again when the clock of a device that was ahead is corrected', async () => {
  const page = await openSale({ endTime: SOON })
  await wait(page, 31_000)
  expect(page.text()).not.toContain('限时秒杀')
  page.ports.now -= 31_000
  await wait(page, 2000)
  expect(page.text()).toContain('限时秒杀')
})

it('loads the front page again when its flash sale is over, once', async () => {
  const flash: Widget = { widgetType: 3, title: '限时秒杀', endTime: SOON, products: [item('1002', '智能音箱 mini')] }
  const widgets = vi.fn(async (): Promise<ContentPage> => ({
    ...homePage,
    blocks: [{ blockId: 1, widgets: widgets.mock.calls.length > 1 ? [] : [flash] }],
  }))
  const page = await openScreen(HomeScreen, { calls: { products: { widgets } } })
  expect(page.text()).toContain('限时秒杀')
  await wait(page, 31_000)
  await wait(page, 5000)
  expect(page.text()).not.toContain('限时秒杀')
  expect(widgets).toHaveBeenCalledTimes(2)
})

it('shows that the shop has cancelled an order that was not paid in time', async () => {
  let part: Partial<Order> = { payDeadline: SOON }
  const get = vi.fn(async () => ({ order: order('1', part) }))
  const page = await openScreen(OrderDetailScreen, {
    params: { orderId: '1' },
    calls: { orders: { get, operLogs: async () => ({ operLogs: logs }) } },
  })
  expect(page.has('去支付')).toBe(true)
  await wait(page, 31_000)
  expect(get.mock.calls.length).toBeGreaterThan(1)
  expect(page.has('去支付')).toBe(false)
  expect(page.text()).toContain('已超过支付时间')
  part = { orderStatus: 90 }
  await wait(page, 10_000)
  expect(page.text()).toContain('已取消')
})

it('offers payment of no listed order after its deadline', async () => {
  const page = await openScreen(OrdersScreen, {
    calls: {
      orders: {
        list: async () => ({
          order: { result: [orderItem('1', { payDeadline: SOON })], totalCount: 1 },
          startId: '',
          currentTimeMillis: NOW,
        }),
      },
    },
  })
  expect(page.has('去支付')).toBe(true)
  await wait(page, 31_000)
  expect(page.has('去支付')).toBe(false)
})

it('sells at the price of a flash sale that began a moment before the page was opened', async () => {
  const page = await openSale({ beginTime: NOW - 1 })
  expect(page.text()).toContain('限时秒杀')
})

it('begins a flash sale on an open page at its second', async () => {
  const page = await openSale({ beginTime: NOW + 5000 })
  await wait(page, 4000)
  expect(page.text()).not.toContain('限时秒杀')
  await wait(page, 2000)
  expect(page.text()).toContain('限时秒杀')
})

it('shows the newcomer price on a card once it begins, and removes it once it is over', async () => {
  const own = promotion({ promotionType: 104, promotionPrice: 9900, beginTime: NOW + 5000, endTime: NOW + 20_000 })
  const card = { ...item('1002', '智能音箱 mini'), pricing: { price: 19900, promotions: [own] } }
  const page = await openScreen(RecommendScreen, {
    user: { ...shopper, buyer: { vip: false, enterprise: false, newcomer: true, held: [] } },
    calls: { products: { recommend: async () => ({ result: [card] }) } },
  })
  expect(page.text()).not.toContain('¥99.00')
  await wait(page, 6000)
  expect(page.text()).toContain('¥99.00')
  await wait(page, 16_000)
  expect(page.text()).not.toContain('¥99.00')
})

it('offers the balance of a pre-sale from its second on', async () => {
  const preSale = {
    kind: ORDER_KIND.preSale,
    ...{ depositAmount: 7000, balanceAmount: 30_000, depositKept: true, balancePlaced: false },
    ...{ balanceBeginTime: NOW + 5000, balanceEndTime: NOW + DAY },
  } as const
  const page = await openScreen(CashierScreen, {
    params: { orderId: '1' },
    calls: {
      orders: {
        get: async () => ({ order: order('1', { orderStatus: 15, campaign: preSale, payDeadline: NOW + DAY }) }),
      },
    },
  })
  expect(page.text()).toContain('起支付')
  await wait(page, 6000)
  expect(page.text()).toContain('请先确认尾款')
})

/** A screen that shows the time, rounded to the minute. */
const Minute = () => formatDateTime(useNow(60_000))

/** Opens `Minute` ten seconds before a minute ends. Returns its text at that time, and its text one minute later. */
async function openMinute(parts: Parameters<typeof openScreen>[1] = {}) {
  const turn = Math.ceil(NOW / 60_000) * 60_000
  vi.setSystemTime(turn - 10_000)
  const page = await openScreen(Minute, { ports: { clock: () => Date.now(), ...parts.ports } })
  return { page, before: formatDateTime(turn - 60_000), after: formatDateTime(turn) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('changes the minute exactly when it changes, however long the page has been open', async () => {
  const { page, before, after } = await openMinute()
  await pass(5000)
  expect(page.text()).toBe(before)
  await pass(5000)
  expect(page.text()).toBe(after)
})

it('changes no minute on a covered page, and catches up once it is visible', async () => {
  let start = () => () => {}
  let stop = () => {}
  const { page, before, after } = await openMinute({
    ports: {
      whileSeen(run) {
        start = run
        stop = run()
        return () => stop()
      },
    },
  })
  stop()
  await pass(20_000)
  expect(page.text()).toBe(before)
  await act(async () => void (stop = start()))
  expect(page.text()).toBe(after)
  page.leave()
})
