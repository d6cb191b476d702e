import { DAY, ORDER_KIND } from '@hearth/domain'
import type { FakeCalls } from '@hearth/state/testing'
import { cashierStore, type ContentPage, type OrderCampaign, type ProfileWidget, type Widget } from '@hearth/state'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CashierScreen } from '../src/cashier'
import { marksOf } from '../src/cashier/marks-of'
import { PayResultScreen } from '../src/pay-result'
import { openScreen, type OpenOptions } from './open-screen'
import { NOW, order, orderItem, shopPage } from './samples'

const preSale: OrderCampaign & { kind: 'preSale' } = {
  kind: ORDER_KIND.preSale,
  depositAmount: 7000,
  balanceAmount: 30000,
  balanceBeginTime: NOW - 60_000,
  balanceEndTime: NOW + 3_600_000,
  depositKept: true,
  balancePlaced: false,
}
const crowdFunding: OrderCampaign = {
  kind: 'crowdFunding',
  promotionId: 'fund',
  state: 'running',
  goalPieces: 50,
  pieces: 31,
  amount: 310_000,
  supports: 20,
  endTime: NOW + 3 * DAY,
}

describe('the cashier', () => {
  const open = (
    part: Parameters<typeof order>[1] = {},
    calls: FakeCalls['orders'] = {},
    more: Partial<OpenOptions> = {},
  ) =>
    openScreen(CashierScreen, {
      params: { orderId: '9001' },
      calls: { orders: { get: async () => ({ order: order('9001', part) }), ...calls } },
      ...more,
    })
  const failedState = { orderId: '9001', kind: 'normal', amount: 37000, orderStatus: 10, paymentStatus: 2 } as const
  const shopOf = (said: Partial<ProfileWidget>): ContentPage => ({
    ...shopPage,
    blocks: shopPage.blocks.map((block) => ({
      ...block,
      widgets: block.widgets.map((widget) => ({ ...widget, ...said }) as Widget),
    })),
  })

  it('shows the amount and how long it can be paid', async () => {
    const page = await open()
    expect(page.text()).toContain('¥370.00')
    expect(page.text()).toContain('0小时29分')
  })

  it('shows what the shop took off after the order was placed', async () => {
    expect((await open()).text()).not.toContain('商家改价')
    const page = await open({
      priceDetails: [
        { skuNo: '2001', stage: 'repriced', fen: -800 },
        { stage: 'repricedFreight', fen: -200 },
      ],
    })
    expect(page.text()).toContain('商家改价 -¥10.00')
  })

  it('opens the cashier once and goes to the result when it is paid there', async () => {
    const state = { orderId: '9001', kind: 'normal', amount: 37000, orderStatus: 20, paymentStatus: 1 } as const
    const page = await open(
      {},
      {
        pay: async () => ({ paymentId: 'p', cashierUrl: '/sandbox/p', paymentStatus: 0 }),
        pollPayment: async () => state,
      },
    )
    await page.press('确认支付')
    expect(page.ports.cashiers).toEqual(['/sandbox/p'])
    expect(page.ports.visited).toEqual(['/pay-result/9001'])
  })

  it('lets a shopper who came back unpaid open the cashier again at once', async () => {
    let started = 0
    const waiting = { orderId: '9001', kind: 'normal', amount: 37000, orderStatus: 10, paymentStatus: 0 } as const
    const page = await open(
      {},
      {
        pay: async () => ({ paymentId: 'p', cashierUrl: `/sandbox/${(started += 1)}`, paymentStatus: 0 }),
        pollPayment: async () => waiting,
      },
    )
    await page.press('确认支付')
    expect(page.find('确认支付').getAttribute('aria-busy')).not.toBe('true')
    await page.press('确认支付')
    expect(page.ports.cashiers).toEqual(['/sandbox/1', '/sandbox/2'])
  })

  it('shows the amount on the button, and pays with the chosen method', async () => {
    const pay = vi.fn(async (_: object) => ({ paymentId: 'p', cashierUrl: '/sandbox/p', paymentStatus: 0 }) as const)
    const about = shopOf({ paymentMarks: ['微信支付', '支付宝', '银联'] })
    const page = await open({}, { pay, pollPayment: async () => failedState }, { about })
    expect(page.find('确认支付').textContent).toBe('确认支付 ¥370.00')
    await page.press('支付宝')
    await page.press('确认支付')
    expect(pay.mock.lastCall?.[0]).toMatchObject({ orderId: '9001', way: 'alipay', amount: 37000 })
  })

  it('offers no other company’s wallet inside the messaging app', () => {
    const shop = { name: '暖居', paymentMarks: ['微信支付', '支付宝（余额）'] }
    expect(marksOf(shop, 'mini-program')).toEqual(['微信支付'])
    expect(marksOf(shop, 'web')).toEqual(shop.paymentMarks)
    expect(marksOf({ ...shop, paymentMarks: ['支付宝'] }, 'mini-program')).toEqual(['暖居收银台'])
  })

  it('shows the picture and pieces of what is paid', async () => {
    const page = await open()
    expect(page.text()).toContain('×2')
    expect(page.find('订单商品').getAttribute('href')).toBe('/my/order-detail/9001')
  })

  it('says that a payment failed, and that the amount changed since the page was opened', async () => {
    expect((await open({ paymentStatus: 2 })).text()).toContain('上一次付款没有成功')
    let pendingCashAmount = 37000
    const page = await open({}, { get: async () => ({ order: order('9001', { pendingCashAmount }) }) })
    expect(page.text()).not.toContain('应付金额由')
    pendingCashAmount = 36000
    await act(() => page.shop.store(cashierStore('9001')).getState().load())
    expect(page.text()).toContain('应付金额由 ¥370.00 变为 ¥360.00')
    expect(page.find('确认支付').textContent).toBe('确认支付 ¥360.00')
  })

  it('takes no payment for an order that is cancelled or past its deadline', async () => {
    expect((await open({ orderStatus: 90 })).text()).toContain('订单已取消')
    const late = await open({ payDeadline: NOW - 1 })
    expect(late.text()).toContain('订单已超过支付时间')
    expect(late.has('确认支付')).toBe(false)
  })
})

describe('the cashier of a pre-sale', () => {
  const open = (part: Parameters<typeof order>[1], calls: FakeCalls['orders'] = {}) =>
    openScreen(CashierScreen, {
      params: { orderId: '9001' },
      calls: { orders: { get: async () => ({ order: order('9001', part) }), ...calls } },
    })

  it('collects the deposit first, then the balance', async () => {
    const deposit = await open({ campaign: preSale, pendingCashAmount: 7000 })
    expect(deposit.text()).toContain('应付定金')
    expect(deposit.text()).toContain('¥70.00')
    const payDeadline = preSale.balanceEndTime
    const placed = { ...preSale, balancePlaced: true }
    const balance = await open({ orderStatus: 15, campaign: placed, pendingCashAmount: 30000, payDeadline })
    expect(balance.text()).toContain('应付尾款')
    expect(balance.text()).toContain('¥300.00')
  })

  it('pays the balance under a key of its own', async () => {
    const keys: (string | undefined)[] = []
    let status: 10 | 15 = 10
    const placed = { ...preSale, balancePlaced: true }
    const page = await openScreen(CashierScreen, {
      params: { orderId: '9001' },
      calls: {
        orders: {
          get: async () => ({ order: order('9001', { orderStatus: status, campaign: placed }) }),
          pay: async (_, options) => {
            keys.push(options?.idempotencyKey)
            return { paymentId: `p${keys.length}`, cashierUrl: '/sandbox/p', paymentStatus: 0 }
          },
          pollPayment: async () => ({
            orderId: '9001',
            kind: 'normal',
            amount: 7000,
            orderStatus: status,
            paymentStatus: 0,
          }),
        },
      },
    })
    await page.press('确认支付')
    status = 15
    await act(() => page.shop.store(cashierStore('9001')).getState().load())
    await page.press('确认支付')
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(2)
  })

  it('leads to settling the balance before it is paid, and says when that can be', async () => {
    const payDeadline = preSale.balanceEndTime
    const open15 = await open({ orderStatus: 15, campaign: preSale, payDeadline })
    expect(open15.text()).toContain('请先确认尾款')
    expect(open15.find('去确认尾款').getAttribute('href')).toBe('/checkout?orderId=9001')
    const waiting = { ...preSale, balanceBeginTime: NOW + 60_000 }
    expect((await open({ orderStatus: 15, campaign: waiting, payDeadline })).text()).toContain('起支付')
  })
})

describe('the result of a payment', () => {
  const open = (orderStatus: 10 | 15 | 20 | 90, paymentStatus: 0 | 1 | 2 | 3 | 4, campaign?: OrderCampaign) =>
    openScreen(PayResultScreen, {
      params: { orderId: '9001' },
      calls: {
        orders: {
          pollPayment: async () => ({
            orderId: '9001',
            kind: campaign?.kind ?? 'normal',
            amount: 37000,
            orderStatus,
            paymentStatus,
          }),
          get: async () => ({ order: order('9001', { orderStatus, campaign }) }),
          list: async () => ({
            order: { result: [orderItem('9001')], totalCount: 1 },
            startId: '',
            currentTimeMillis: NOW,
          }),
        },
      },
    })

  it('says after a deposit that the balance is still to be paid', async () => {
    const page = await open(15, 1, preSale)
    expect(page.text()).toContain('定金支付成功')
    expect(page.text()).toContain('付清尾款')
    await vi.waitFor(() => expect(page.text()).toContain('前支付尾款'))
  })

  it('says that a crowd-funding waits for its goal, and that a membership has begun', async () => {
    const page = await open(20, 1, crowdFunding)
    expect(page.text()).toContain('众筹达成后为您发货')
    await vi.waitFor(() => expect(page.text()).toContain('众筹中，达成后发货'))
    const member = await open(20, 1, { kind: 'membership', vipType: 'monthly' })
    expect(member.text()).toContain('会员已开通')
    expect(member.text()).not.toContain('发货')
  })

  it('says that it was paid and leads to the order', async () => {
    const page = await open(20, 1)
    expect(page.text()).toContain('支付成功')
    expect(page.find('查看订单').getAttribute('href')).toBe('/my/order-detail/9001')
  })

  it('lets a failed payment be tried again', async () => {
    const page = await open(10, 2)
    await page.press('重新支付')
    expect(page.ports.visited).toEqual(['/cashier/9001'])
  })

  it('says that money which came too late is refunded', async () => {
    expect((await open(90, 3)).text()).toContain('款项会原路退回')
    expect((await open(90, 4)).text()).toContain('款项已原路退回')
  })
})
