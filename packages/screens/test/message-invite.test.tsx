import { MESSAGE_KIND, ORDER_STATUS } from '@hearth/domain'
import { expect, it, vi } from 'vitest'
import { OrderDetailScreen } from '../src/order-detail'
import { PayResultScreen } from '../src/pay-result'
import { openScreen } from './open-screen'
import { order } from './samples'

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

it('a shopper who paid is offered messages of the order, and allows them with one press', async () => {
  const askForMessages = asking()
  const paid = { orderId: '9001', amount: 37000, orderStatus: 20, paymentStatus: 1 } as const
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

it('an order offers what is still to happen to it, and one that is over nothing', async () => {
  const balance = {
    depositAmount: 1,
    balanceAmount: 2,
    balanceBeginTime: 1,
    balanceEndTime: 2,
    depositKept: true,
    balancePlaced: false,
  }
  const askForMessages = asking()
  const page = await openOrder({ orderStatus: ORDER_STATUS.pendingFinalPayment, preSale: balance }, askForMessages)
  await page.press('允许通知')
  expect(askForMessages.mock.calls[0]?.[0]).toEqual(['t-balanceDue', 't-orderShipped', 't-orderRefunded'])
  for (const orderStatus of [ORDER_STATUS.received, ORDER_STATUS.cancelled])
    expect((await openOrder({ orderStatus }, asking())).has('允许通知')).toBe(false)
})

it('who allows nothing, or whose shop sends no such messages, is asked no more than that', async () => {
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
