import { later, refusal, type FakeCalls } from '@hearth/state/testing'
import type { OrderDraft, PlacedOrder, Settle, Settlement } from '@hearth/state'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { CashierScreen } from '../src/cashier'
import { CheckoutScreen } from '../src/checkout'
import { PayResultScreen } from '../src/pay-result'
import { openScreen } from './open-screen'
import { address, coupon, NOW, order, orderItem, settlement, visitor } from './samples'

const home = address('1', { isDefault: 1 })
const placed: PlacedOrder = { orderId: '9001', orderAmount: 37000, payDeadline: NOW + 1 }
const open = (calls: FakeCalls['checkout'] = {}, query = {}, more: FakeCalls = {}) =>
  openScreen(CheckoutScreen, { query, calls: { ...more, checkout: { settle: async () => settlement, addresses: async () => ({ result: [home, address('2', { consigneeName: '周野' })] }), placeOrder: async () => placed, ...calls } } })

describe('checkout', () => {
  it('shows where it goes, what is bought and how the amount comes about', async () => {
    const page = await open()
    for (const words of ['林晓', '浙江省杭州市西湖区文三路 1 号', '商品 a', '免运费', '370']) expect(page.text()).toContain(words)
    expect(page.text()).toContain('¥30')
  })

  it('places one order for two presses and goes on to the cashier', async () => {
    const sent: OrderDraft[] = []
    const answer = later<PlacedOrder>()
    const page = await open({ placeOrder: (draft) => (sent.push(draft), answer.promise) })
    await page.press('提交订单')
    await page.press('正在提交')
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ addressId: '1', orderAmount: 37000, coupons: ['c1'] })
    answer.resolve(placed)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(page.ports.visited).toEqual(['/cashier/9001'])
  })

  it('covers the page while an order takes long to place, so that nothing is changed meanwhile', async () => {
    const answer = later<PlacedOrder>()
    const page = await open({ placeOrder: () => answer.promise })
    await page.press('提交订单')
    expect(page.text()).not.toContain('正在提交订单，请稍候')
    const covered = () => !!document.querySelector('[role=dialog]')?.textContent?.includes('正在提交订单，请稍候')
    const until = async (wanted: boolean) => {
      for (let tries = 0; tries < 60 && covered() !== wanted; tries += 1) await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))
      expect(covered()).toBe(wanted)
    }
    await until(true)
    answer.reject(refusal('107002411', '价格有变动'))
    await until(false)
  })

  it('tells what changed when the price is another by now, and waits for the shopper', async () => {
    let settled = 0
    const dearer: Settlement = { ...settlement, amounts: { ...settlement.amounts, payAmount: 39000 } }
    const page = await open({ settle: async () => ((settled += 1) === 1 ? settlement : dearer), placeOrder: () => Promise.reject(refusal('107002411', '价格有变动')) })
    await page.press('提交订单')
    expect(page.text()).toContain('应付金额由 ¥370.00 变为 ¥390.00，请确认后再提交')
    expect(page.ports.visited).toEqual([])
  })

  it('does not call a coupon taken off after a refused order a change of the price', async () => {
    let couponId: Settle['couponId']
    const full: Settlement = { ...settlement, coupons: [coupon('c1')], amounts: { ...settlement.amounts, couponAmount: 0, payAmount: 40000 } }
    const settle = async (query: Settle) => {
      couponId = query.couponId
      return couponId ? full : settlement
    }
    const page = await open({ settle, placeOrder: () => Promise.reject(refusal('107002422', '库存不足')) })
    await page.press('提交订单')
    await page.press('优惠券')
    await page.press('使用 新人见面礼')
    expect(couponId).toEqual(['none'])
    expect(page.text()).toContain('¥400.00')
    expect(page.text()).not.toContain('请确认后再提交')
  })

  it('buys one sku without the cart', async () => {
    const asked: Settle[] = []
    await open({ settle: async (query) => (asked.push(query), settlement) }, { skuNo: 'sku-a', itemQuantity: '2' })
    expect(asked[0]).toMatchObject({ skuNo: 'sku-a', itemQuantity: 2 })
  })

  it('asks for the amounts again when another address is chosen', async () => {
    const asked: Settle[] = []
    const page = await open({ settle: async (query) => (asked.push(query), settlement) })
    await page.press('文三路')
    await page.press('周野')
    expect(asked.at(-1)).toMatchObject({ addressId: '2' })
  })

  it('leads to the form where there is no address yet', async () => {
    const page = await open({ addresses: async () => ({ result: [] }) })
    expect((page.find('提交订单') as HTMLButtonElement).disabled).toBe(true)
    await page.press('添加收货地址')
    expect(page.ports.visited).toEqual(['/addresses/edit'])
  })

  it('does not speak of a missing address while the addresses are on their way', async () => {
    const page = await open({ addresses: () => later<{ result: [] }>().promise })
    expect(page.text()).toContain('商品清单')
    expect(page.has('添加收货地址')).toBe(false)
  })

  it('offers another try when the addresses could not be read', async () => {
    let tries = 0
    const page = await open({ addresses: async () => ((tries += 1) === 1 ? Promise.reject(refusal('107002500', '服务开小差了')) : { result: [home] }) })
    expect(page.has('添加收货地址')).toBe(false)
    await page.press('地址没有加载出来')
    expect(page.text()).toContain('文三路')
  })

  it('lets the shopper do without a coupon, and says why another cannot be used', async () => {
    const asked: Settle[] = []
    const coupons = [coupon('c1', { applied: true }), coupon('c2', { couponName: '大额立减', usable: false, unusableReason: '还差 500 元' })]
    const page = await open({ settle: async (query) => (asked.push(query), { ...settlement, coupons }) })
    await page.press('优惠券')
    expect(page.text()).toContain('还差 500 元')
    await page.press('使用 新人见面礼')
    expect(asked.at(-1)).toMatchObject({ couponId: ['none'] })
  })

  it('sends the invoice of a company only with name and number', async () => {
    const sent: OrderDraft[] = []
    const page = await open({ placeOrder: async (draft) => (sent.push(draft), placed) })
    await page.press('发票')
    await page.press('企业')
    await page.press('确定')
    expect(page.text()).toContain('请填写企业名称')
    await page.write('企业名称', '暖居科技')
    await page.write('税号', '91330106ma2cabcd1x')
    await page.press('确定')
    await page.press('提交订单')
    expect(sent[0]).toMatchObject({ invoiceType: 1, invoiceHeader: 2, invoiceTitle: '暖居科技', invoiceTaxNumber: '91330106MA2CABCD1X' })
  })

  it('goes back to the cart when there is nothing to buy', async () => {
    const page = await open({ settle: async () => ({ ...settlement, promotionGroups: [] }) })
    expect(page.find('回到购物车').getAttribute('href')).toBe('/shopping-cart')
  })

  it('sends a visitor to log in and back to the same purchase', async () => {
    const page = await openScreen(CheckoutScreen, { user: visitor, query: { skuNo: 'sku-a', itemQuantity: '2' } })
    expect(page.ports.visited).toEqual([`/login?next=${encodeURIComponent('/checkout?skuNo=sku-a&itemQuantity=2')}`])
  })
})

describe('the cashier', () => {
  const open = (part: Parameters<typeof order>[1] = {}, calls: FakeCalls['orders'] = {}) =>
    openScreen(CashierScreen, { params: { orderId: '9001' }, calls: { orders: { get: async () => ({ order: order('9001', part) }), ...calls } } })

  it('shows the amount and how long it can be paid', async () => {
    const page = await open()
    expect(page.text()).toContain('¥370.00')
    expect(page.text()).toContain('0小时29分')
  })

  it('opens the cashier once and goes to the result when it is paid there', async () => {
    const state = { orderId: '9001', amount: 37000, orderStatus: 20, paymentStatus: 1 } as const
    const page = await open({}, { pay: async () => ({ paymentId: 'p', cashierUrl: '/sandbox/p', paymentStatus: 0 }), pollPayment: async () => state })
    await page.press('去支付')
    expect(page.ports.cashiers).toEqual(['/sandbox/p'])
    expect(page.ports.visited).toEqual(['/pay-result/9001'])
  })

  it('lets the shopper who came back unpaid go to the cashier again at once', async () => {
    let started = 0
    const waiting = { orderId: '9001', amount: 37000, orderStatus: 10, paymentStatus: 0 } as const
    const page = await open({}, { pay: async () => ({ paymentId: 'p', cashierUrl: `/sandbox/${(started += 1)}`, paymentStatus: 0 }), pollPayment: async () => waiting })
    await page.press('去支付')
    expect(page.find('去支付').getAttribute('aria-busy')).not.toBe('true')
    await page.press('去支付')
    expect(page.ports.cashiers).toEqual(['/sandbox/1', '/sandbox/2'])
  })

  it('takes no money for an order that is cancelled or past its time', async () => {
    expect((await open({ orderStatus: 90 })).text()).toContain('订单已取消')
    const late = await open({ payDeadline: NOW - 1 })
    expect(late.text()).toContain('订单已超过支付时间')
    expect(late.has('去支付')).toBe(false)
  })
})

describe('the result of a payment', () => {
  const open = (orderStatus: 10 | 20 | 90, paymentStatus: 0 | 1 | 2 | 3 | 4) =>
    openScreen(PayResultScreen, { params: { orderId: '9001' }, calls: { orders: { pollPayment: async () => ({ orderId: '9001', amount: 37000, orderStatus, paymentStatus }), list: async () => ({ order: { result: [orderItem('9001')], totalCount: 1 }, startId: '', currentTimeMillis: NOW }) } } })

  it('says that it was paid and leads to the order', async () => {
    const page = await open(20, 1)
    expect(page.text()).toContain('支付成功')
    expect(page.find('查看订单').getAttribute('href')).toBe('/my/order-detail/9001')
  })

  it('lets a failed payment be tried again', async () => {
    expect((await open(10, 2)).find('重新支付').getAttribute('href')).toBe('/cashier/9001')
  })

  it('says that money which came too late goes back', async () => {
    expect((await open(90, 3)).text()).toContain('款项会原路退回')
    expect((await open(90, 4)).text()).toContain('款项已原路退回')
  })
})
