import { ORDER_KIND, MESSAGE_KIND, ORDER_STATUS } from '@hearth/domain'
import { appMessagesStore, type MessageTemplate, type WithdrawableCash } from '@hearth/state'
import { later } from '@hearth/state/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { WithdrawScreen } from '../src/withdraw'
import { AfterSaleScreen } from '../src/after-sale'
import { ArrivalsScreen } from '../src/arrivals'
import { OrderDetailScreen } from '../src/order-detail'
import { PayResultScreen } from '../src/pay-result'
import type { RouteParams } from '#routes'
import { openScreen } from './open-screen'
import { order, serviceRequest } from './samples'

const cash: WithdrawableCash = {
  ...{ amount: 0, withdrawingAmount: 0, minimum: 100, maximum: 100, leftToday: 100, timesLeft: 1, feeRate: 0 },
  ...{ taxMethod: 'month', paidThisMonth: { income: 0, tax: 0 }, paidThisYear: { income: 0, tax: 0 }, months: 1 },
}
const templates = (left: number) => Object.values(MESSAGE_KIND).map((kind) => ({ kind, templateId: `t-${kind}`, left }))
const asking = () => vi.fn(async (templateIds: readonly string[]) => ({ code: 'c1', templateIds: [...templateIds] }))
const user = {
  listMessageTemplates: async () => ({ result: templates(0) }),
  allowMessages: async () => ({ result: templates(1) }),
}

const openOrder = (part: Parameters<typeof order>[1], askForMessages: ReturnType<typeof asking>) =>
  openScreen(OrderDetailScreen, {
    params: { orderId: '9001' },
    ports: { askForMessages },
    calls: {
      user,
      orders: {
        get: async () => ({ order: order('9001', part) }),
      },
    },
  })

it('a shopper who paid is offered messages about the order, and allows them with one press', async () => {
  const askForMessages = asking()
  const paid = { orderId: '9001', kind: 'normal', amount: 37000, orderStatus: 20, paymentStatus: 1 } as const
  const page = await openScreen(PayResultScreen, {
    params: { orderId: '9001' },
    ports: { askForMessages },
    calls: { user, orders: { pollPayment: async () => paid } },
  })
  await page.press('允许通知')
  expect(askForMessages.mock.calls).toEqual([[['t-orderShipped', 't-orderRefunded', 't-parcelWaiting']]])
  expect(page.text()).toContain('发货、退款时，会发消息通知您')
  expect(page.has('允许通知')).toBe(false)
})

it('an order offers messages about its coming steps, and one that is over offers none', async () => {
  const balance = {
    depositAmount: 1,
    balanceAmount: 2,
    balanceBeginTime: 1,
    balanceEndTime: 2,
    depositKept: true,
    balancePlaced: false,
  }
  const askForMessages = asking()
  const page = await openOrder(
    { orderStatus: ORDER_STATUS.pendingFinalPayment, campaign: { kind: ORDER_KIND.preSale, ...balance } },
    askForMessages,
  )
  await page.press('允许通知')
  expect(askForMessages.mock.calls[0]?.[0]).toEqual(['t-balanceDue', 't-orderShipped', 't-orderRefunded'])
  for (const orderStatus of [ORDER_STATUS.received, ORDER_STATUS.cancelled])
    expect((await openOrder({ orderStatus }, asking())).has('允许通知')).toBe(false)
})

it('a shopper who allows nothing, or whose shop sends no such messages, is asked nothing more', async () => {
  const nothing = vi.fn(async () => undefined)
  const page = await openOrder({ orderStatus: ORDER_STATUS.paid }, nothing as never)
  await page.press('允许通知')
  expect([nothing.mock.calls.length, page.has('允许通知')]).toEqual([1, true])
  const without = await openScreen(OrderDetailScreen, {
    params: { orderId: '9001' },
    ports: { askForMessages: asking() },
    calls: {
      user: { listMessageTemplates: async () => ({ result: [] }) },
      orders: { get: async () => ({ order: order('9001', { orderStatus: ORDER_STATUS.paid }) }) },
    },
  })
  expect(without.has('允许通知')).toBe(false)
})

it.each<[page: string, typeof OrderDetailScreen, RouteParams, pressed: string]>([
  ['an order', OrderDetailScreen, { orderId: '9001' }, '申请售后'],
  ['a request for service', AfterSaleScreen, { afterSaleOrderId: 'as1' }, '填写快递单号'],
  ['the choice of messages', ArrivalsScreen, {}, '看看全部商品'],
  ['the result of a payment', PayResultScreen, { orderId: '9001' }, '净界扫拖机器人'],
  ['a withdrawal', WithdrawScreen, {}, '绑定收款账户'],
])('%s shows its buttons together with the offer above them, not before', async (_, Screen, params, pressed) => {
  const known = later<{ result: MessageTemplate[] }>()
  const page = await openScreen(Screen, {
    params,
    ports: { askForMessages: asking() },
    calls: {
      user: {
        ...user,
        listMessageTemplates: () => known.promise,
        listMessageChoices: async () => ({ result: [], channels: ['sms', 'app'] }),
      },
      orders: {
        get: async () => ({ order: order('9001', { orderStatus: ORDER_STATUS.shipped }) }),
        pollPayment: async () => ({
          orderId: '9001',
          kind: 'normal',
          amount: 37000,
          orderStatus: 20,
          paymentStatus: 1,
        }),
      },
      afterSale: { get: async () => ({ afterSaleOrder: serviceRequest() }) },
      products: { listArrivals: async () => ({ result: [] }) },
      rebate: {
        getWithdrawable: async () => cash,
        getBinding: async () => ({ bound: false }),
        listWithdrawals: async () => ({ result: [], totalCount: 0, startId: '' }),
      },
    },
  })
  expect(page.has(pressed)).toBe(false)
  await act(async () => known.resolve({ result: templates(0) }))
  await expect.poll(() => page.has('允许通知') && page.has(pressed)).toBe(true)
})

it('an offer that becomes possible on a shown page waits for the next page', async () => {
  const page = await openScreen(OrderDetailScreen, {
    params: { orderId: '9001' },
    ports: { askForMessages: asking() },
    calls: {
      user: { listMessageTemplates: async () => ({ result: templates(1) }) },
      orders: { get: async () => ({ order: order('9001', { orderStatus: ORDER_STATUS.shipped }) }) },
    },
  })
  const now = page.shop.store(appMessagesStore)
  await act(async () => now.setState({ templates: { status: 'ready', data: templates(0) } }))
  expect(page.has('允许通知')).toBe(false)
})
