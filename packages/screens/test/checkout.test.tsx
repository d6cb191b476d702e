import { later, refusal, type FakeCalls } from '@hearth/state/testing'
import {
  appStore,
  checkoutStore,
  type OrderDraft,
  type PlacedOrder,
  type PreSaleDraft,
  type Settle,
  type Settlement,
  type VatInvoice,
} from '@hearth/state'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CheckoutScreen } from '../src/checkout'
import { openScreen } from './open-screen'
import { address, coupon, line, NOW, order, preSale, settlement, visitor } from './samples'

const home = address('1', { isDefault: 1 })
const placed: PlacedOrder = { orderId: '9001', orderAmount: 37000, payDeadline: NOW + 1 }
const open = (calls: FakeCalls['checkout'] = {}, query = {}, { invoice, ...more }: FakeCalls = {}) =>
  openScreen(CheckoutScreen, {
    query,
    calls: {
      ...more,
      invoice: {
        getVat: async () => ({}),
        getMerchantBilling: async ({ merchantId }) => ({ merchantId, merchantName: '', invoiceTypes: [1, 2] }),
        ...invoice,
      },
      checkout: {
        settle: async () => settlement,
        addresses: async () => ({ result: [home, address('2', { consigneeName: '周野' })] }),
        placeOrder: async () => placed,
        ...calls,
      },
    },
  })

describe('checkout', () => {
  it('shows the address, the products and how the amount is computed', async () => {
    const page = await open()
    for (const words of ['林晓', '浙江省杭州市西湖区文三路 1 号', '商品 a', '免运费', '370'])
      expect(page.text()).toContain(words)
    expect(page.text()).toContain('¥30')
  })

  it('shows when it arrives, and sends no order to where the shop does not deliver', async () => {
    const near = { deliverable: true, text: '预计明天送达', districtName: '西湖区' }
    const far = { deliverable: false, text: '该地区暂不支持配送，请更换收货地址', districtName: '中西区' }
    const placeOrder = vi.fn(async () => placed)
    const page = await open({
      placeOrder,
      settle: async ({ addressId }: Settle) => ({ ...settlement, delivery: addressId === '2' ? far : near }),
    })
    expect(page.text()).toContain('预计明天送达')
    await page.press('文三路')
    await page.press('周野')
    expect(page.text()).toContain(far.text)
    await page.press('提交订单')
    expect(placeOrder).not.toHaveBeenCalled()
    expect(page.text()).toContain('选择收货地址')
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
    await vi.waitFor(() => expect(page.ports.visited).toEqual(['/cashier/9001']))
  })

  it('is about its own products again when another checkout page on top of it is left', async () => {
    let again = () => {}
    const settle = vi.fn(async (_wish: Settle) => settlement)
    const page = await openScreen(CheckoutScreen, {
      query: { skuNo: 'a', itemQuantity: '1' },
      calls: { checkout: { settle, addresses: async () => ({ result: [home] }) } },
      ports: { whenShownAgain: (call: () => void) => ((again = call), () => {}) },
    })
    await act(() => page.shop.store(checkoutStore).getState().load({ skuNo: 'b', itemQuantity: 2 }))
    expect(settle.mock.lastCall?.[0]).toMatchObject({ skuNo: 'b', itemQuantity: 2 })
    await act(async () => again())
    expect(settle.mock.lastCall?.[0]).toMatchObject({ skuNo: 'a', itemQuantity: 1 })
  })

  it('covers the page while an order takes long to place, so that nothing is changed meanwhile', async () => {
    const answer = later<PlacedOrder>()
    const page = await open({ placeOrder: () => answer.promise })
    await page.press('提交订单')
    expect(page.text()).not.toContain('正在提交订单，请稍候')
    const covered = () => !!document.querySelector('[role=dialog]')?.textContent?.includes('正在提交订单，请稍候')
    const until = async (wanted: boolean) => {
      for (let tries = 0; tries < 400 && covered() !== wanted; tries += 1)
        await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))
      expect(covered()).toBe(wanted)
    }
    await until(true)
    answer.reject(refusal('107002411', '价格有变动'))
    await until(false)
  })

  it('says what changed when the price is no longer the same, and waits for the shopper', async () => {
    let settled = 0
    const dearer: Settlement = { ...settlement, amounts: { ...settlement.amounts, payAmount: 39000 } }
    const page = await open({
      settle: async () => ((settled += 1) === 1 ? settlement : dearer),
      placeOrder: () => Promise.reject(refusal('107002411', '价格有变动')),
    })
    await page.press('提交订单')
    expect(page.text()).toContain('应付金额由 ¥370.00 变为 ¥390.00，请确认后再提交')
    expect(page.ports.visited).toEqual([])
  })

  it('names products that are gone from the shop meanwhile, instead of a changed price', async () => {
    let settled = 0
    const both: Settlement = {
      ...settlement,
      promotionGroups: [
        {
          groups: [
            {
              merchantId: 'hearth',
              merchantName: '暖居自营',
              subGroups: [{ title: '', expired: false, products: [line('a'), line('b')] }],
            },
          ],
        },
      ],
      amounts: { ...settlement.amounts, payAmount: 57000 },
    }
    const page = await open({
      settle: async () => ((settled += 1) === 1 ? both : settlement),
      placeOrder: () => Promise.reject(refusal('107002411', '价格有变动')),
    })
    await page.press('提交订单')
    expect(page.text()).toContain('「商品 b」已经买不到了，没有算在这一单里，应付金额由 ¥570.00 变为 ¥370.00')
    expect(page.text()).not.toContain('商品价格或优惠有变化')
  })

  it('no longer offers an order that the shop refuses to price, and says why', async () => {
    let settled = 0
    const short = () => Promise.reject(refusal('107002412', '库存不足，仅剩 2 件'))
    const page = await open(
      { settle: () => ((settled += 1) === 1 ? Promise.resolve(settlement) : short()), placeOrder: short },
      { skuNo: 'sku-a', itemQuantity: '3' },
    )
    await page.press('提交订单')
    expect(page.text()).toContain('库存不足，仅剩 2 件')
    expect(page.has('提交订单')).toBe(false)
    await page.press('返回上一页')
    expect(page.ports.visited).toEqual(['<'])
  })

  it('shows the presents of the order', async () => {
    const page = await open({
      settle: async () => ({
        ...settlement,
        promotionGroups: [
          {
            groups: [
              {
                merchantId: 'hearth',
                merchantName: '暖居自营',
                subGroups: [
                  {
                    title: '',
                    expired: false,
                    products: [line('a', { gifts: [{ skuNo: 'g', name: '小夜灯', itemQuantity: 2 }] })],
                  },
                ],
              },
            ],
          },
        ],
      }),
    })
    expect(page.text()).toContain('赠：小夜灯×2')
    expect(page.text()).toContain('商品清单（1 件，另有赠品 2 件）')
  })

  it('does not lead a shopper who has gone elsewhere meanwhile to the cashier, but says that the order is placed', async () => {
    const answer = later<PlacedOrder>()
    const page = await open({ placeOrder: () => answer.promise })
    await page.press('提交订单')
    page.leave()
    answer.resolve(placed)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(page.ports.visited).toEqual([])
    expect(page.shop.store(appStore).getState().toast?.text).toContain('订单已提交')
  })

  it('does not report a coupon taken off after a refused order as a change of price', async () => {
    let couponId: Settle['couponId']
    const full: Settlement = {
      ...settlement,
      coupons: [coupon('c1')],
      amounts: { ...settlement.amounts, couponAmount: 0, payAmount: 40000 },
    }
    const settle = async (query: Settle) => {
      couponId = query.couponId
      return couponId ? full : settlement
    }
    const page = await open({ settle, placeOrder: () => Promise.reject(refusal('107002422', '库存不足')) })
    await page.press('提交订单')
    await page.press('优惠券')
    await page.press('新人见面礼')
    expect(couponId).toEqual([])
    expect(page.text()).toContain('¥400.00')
    expect(page.text()).not.toContain('请确认后再提交')
  })

  it('buys one sku without the cart', async () => {
    const asked: Settle[] = []
    await open({ settle: async (query) => (asked.push(query), settlement) }, { skuNo: 'sku-a', itemQuantity: '2' })
    expect(asked[0]).toMatchObject({ skuNo: 'sku-a', itemQuantity: 2 })
  })

  it('loads the amounts again when another address is chosen', async () => {
    const asked: Settle[] = []
    const page = await open({ settle: async (query) => (asked.push(query), settlement) })
    await page.press('文三路')
    await page.press('周野')
    expect(asked.at(-1)).toMatchObject({ addressId: '2' })
  })

  it('leads to the form where there is no address yet', async () => {
    const page = await open({ addresses: async () => ({ result: [] }) })
    await page.press('添加收货地址')
    expect(page.ports.visited).toEqual(['/addresses/edit'])
  })

  it('says what is missing when an order is submitted without an address, and leads to adding or choosing one', async () => {
    const toast = (page: Awaited<ReturnType<typeof open>>) => page.shop.store(appStore).getState().toast?.text
    const newcomer = await open({ addresses: async () => ({ result: [] }) })
    await newcomer.press('提交订单')
    expect(toast(newcomer)).toBe('请先添加收货地址')
    expect(newcomer.ports.visited).toEqual(['/addresses/edit'])

    const undecided = await open({ addresses: async () => ({ result: [address('2', { consigneeName: '周野' })] }) })
    await undecided.press('提交订单')
    expect(toast(undecided)).toBe('请选择收货地址')
    await undecided.press('周野')
    await undecided.press('提交订单')
    expect(undecided.ports.visited).toEqual(['/cashier/9001'])
  })

  it('loads the addresses again when an order is submitted without one because they failed to load', async () => {
    let tries = 0
    const page = await open({
      addresses: async () =>
        (tries += 1) === 1 ? Promise.reject(refusal('107002500', '服务开小差了')) : { result: [home] },
    })
    await page.press('提交订单')
    expect(page.text()).toContain('文三路')
    expect(page.ports.visited).toEqual([])
  })

  it('does not report a missing address while the addresses load', async () => {
    const page = await open({ addresses: () => later<{ result: [] }>().promise })
    expect(page.text()).toContain('商品清单')
    expect(page.has('添加收货地址')).toBe(false)
  })

  it('waits for the address that was just added, and reports none missing meanwhile', async () => {
    let again = () => {}
    const added = later<{ result: [typeof home] }>()
    const books = [Promise.resolve({ result: [] }), added.promise]
    const page = await openScreen(CheckoutScreen, {
      calls: {
        checkout: { settle: async () => settlement, addresses: () => books.shift()!, placeOrder: async () => placed },
        invoice: { getVat: async () => ({}) },
      },
      ports: { whenShownAgain: (call: () => void) => ((again = call), () => {}) },
    })
    await page.press('添加收货地址')
    await act(async () => again())
    await page.press('提交订单')
    expect([page.has('添加收货地址'), page.shop.store(appStore).getState().toast]).toEqual([false, undefined])
    await act(async () => added.resolve({ result: [home] }))
    await page.press('提交订单')
    expect(page.ports.visited).toEqual(['/addresses/edit', '/cashier/9001'])
  })

  it('does not report an address as missing that was just added and could not be loaded', async () => {
    let again = () => {}
    const books = [async () => ({ result: [] }), async () => Promise.reject(refusal('107002500', '服务开小差了'))]
    const page = await openScreen(CheckoutScreen, {
      calls: {
        checkout: { settle: async () => settlement, addresses: () => books.shift()!() },
        invoice: { getVat: async () => ({}) },
      },
      ports: { whenShownAgain: (call: () => void) => ((again = call), () => {}) },
    })
    await act(async () => again())
    expect([page.has('添加收货地址'), page.has('地址加载失败')]).toEqual([false, true])
  })

  it('offers another try when the addresses could not be loaded', async () => {
    let tries = 0
    const page = await open({
      addresses: async () =>
        (tries += 1) === 1 ? Promise.reject(refusal('107002500', '服务开小差了')) : { result: [home] },
    })
    expect(page.has('添加收货地址')).toBe(false)
    await page.press('地址加载失败')
    expect(page.text()).toContain('文三路')
  })

  it('lets the shopper use no coupon, and says why another cannot be used', async () => {
    const asked: Settle[] = []
    const coupons = [
      coupon('c1', { applied: true }),
      coupon('c2', { couponName: '大额立减', usable: false, unusableReason: '还差 500 元' }),
    ]
    const page = await open({ settle: async (query) => (asked.push(query), { ...settlement, coupons }) })
    await page.press('优惠券')
    expect(page.text()).toContain('还差 500 元')
    await page.press('新人见面礼')
    expect(asked.at(-1)).toMatchObject({ couponId: [] })
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
    expect(sent[0]).toMatchObject({
      invoiceType: 1,
      invoiceHeader: 2,
      invoiceTitle: '暖居科技',
      invoiceTaxNumber: '91330106MA2CABCD1X',
    })
  })

  it('offers a special VAT invoice once the company passed its review, and leads to the review before (F04)', async () => {
    const sent: OrderDraft[] = []
    const placeOrder = async (draft: OrderDraft) => (sent.push(draft), placed)
    const company = (status: VatInvoice['status']) => ({
      invoice: {
        invoiceId: '1',
        companyName: '暖居智能家居有限公司',
        taxNumber: '91350100M000100Y43',
        registeredAddress: '杭州',
        registeredTelephone: '0571-88880000',
        bankName: '招商银行杭州分行',
        bankAccount: '571900000001234',
        status,
      },
    })
    const reviewed = await open({ placeOrder }, {}, { invoice: { getVat: async () => company(0) } })
    await reviewed.press('发票')
    await reviewed.press('专用发票')
    expect(reviewed.text()).toContain('专用发票需要先提交企业资料并通过审核')
    expect(reviewed.find('查看专票资料').getAttribute('href')).toBe('/checkout/invoice?tab=vat')
    await reviewed.press('确定')
    expect(reviewed.text()).toContain('不开发票')

    const page = await open({ placeOrder }, {}, { invoice: { getVat: async () => company(1) } })
    await page.press('发票')
    await page.press('专用发票')
    expect(page.text()).toContain('暖居智能家居有限公司')
    await page.press('确定')
    expect(page.text()).toContain('电子增值税专用发票')
    await page.press('提交订单')
    expect(sent).toMatchObject([{ invoiceType: 2, invoiceHeader: 2 }])
    expect(sent[0]).not.toHaveProperty('invoiceTitle', '暖居智能家居有限公司')
  })

  it('offers no kind of invoice that the shop does not make', async () => {
    const merchantId = 'm'
    const page = await open(
      {},
      {},
      { invoice: { getMerchantBilling: async () => ({ merchantId, merchantName: '', invoiceTypes: [1] }) } },
    )
    await page.press('发票')
    expect([page.has('企业'), page.has('专用发票')]).toEqual([true, false])
    const none = await open(
      {},
      {},
      { invoice: { getMerchantBilling: async () => ({ merchantId, merchantName: '', invoiceTypes: [] }) } },
    )
    await none.press('发票')
    expect(none.has('企业')).toBe(false)
    expect(none.text()).toContain('本店不开具发票')
  })

  it('fills in the shopper’s saved invoice details, without choosing an invoice (S05)', async () => {
    const sent: OrderDraft[] = []
    const kept = {
      invoiceHeaderType: 2,
      invoiceContent: 2,
      invoiceType: 1,
      pattern: 3,
      invoiceTitle: '暖居科技',
      invoiceTaxNumber: '91330106MA2CABCD1X',
    } as const
    const placeOrder = async (draft: OrderDraft) => (sent.push(draft), placed)
    const page = await open({ placeOrder }, {}, { invoice: { get: async () => kept } })
    await page.press('发票')
    await page.press('企业')
    await page.press('确定')
    await page.press('提交订单')
    expect(sent[0]).toMatchObject({
      invoiceType: 1,
      invoiceHeader: 2,
      invoiceContent: 2,
      invoiceTitle: '暖居科技',
      invoiceTaxNumber: '91330106MA2CABCD1X',
    })
    const without = await open({ placeOrder }, {}, { invoice: { get: async () => kept } })
    await without.press('发票')
    await without.press('确定')
    await without.press('提交订单')
    expect(sent[1]).toMatchObject({ invoiceType: 0 })
    expect(sent[1]).not.toHaveProperty('invoiceTitle', '暖居科技')
  })

  it('goes back to the cart when there is nothing to buy', async () => {
    const page = await open({ settle: async () => ({ ...settlement, promotionGroups: [] }) })
    expect(page.find('回到购物车').getAttribute('href')).toBe('/shopping-cart')
  })

  it('leads a visitor to log in and back to the same purchase', async () => {
    const page = await openScreen(CheckoutScreen, { user: visitor, query: { skuNo: 'sku-a', itemQuantity: '2' } })
    expect(page.ports.visited).toEqual([`/login?next=${encodeURIComponent('/checkout?skuNo=sku-a&itemQuantity=2')}`])
  })
})

describe('checkout of a pre-sale', () => {
  const sold = { ...settlement, campaign: preSale, coupons: [] }

  it('shows what is paid now, what later and until when, and takes a non-refundable deposit once its terms were read', async () => {
    const sent: OrderDraft[] = []
    const page = await open({
      settle: async () => sold,
      placeOrder: async (draft) => {
        sent.push(draft)
        return placed
      },
    })
    for (const words of ['第一步 支付定金', '第二步 支付尾款', '¥70.00', '¥300.00', '定金不退'])
      await vi.waitFor(() => expect(page.text()).toContain(words))
    await page.press('提交定金')
    expect(sent).toEqual([])
    expect(page.shop.store(appStore).getState().toast?.text).toBe('请先阅读并勾选定金规则')
    await page.press('我已了解：逾期未付尾款或取消订单，定金不退')
    await page.write('尾款提醒手机号', '139 1111 2222')
    await page.press('提交定金')
    expect(sent).toMatchObject([{ orderAmount: 7000, finalPaymobile: '13911112222', coupons: [] }])
  })

  it('settles the balance of an order, with its coupons, and places it', async () => {
    const asked: Settle[] = []
    const sent: PreSaleDraft[] = []
    const page = await open(
      {
        settle: async (wish) => {
          asked.push(wish)
          return { ...sold, coupons: settlement.coupons }
        },
        placePreSale: async (draft) => {
          sent.push(draft)
          return placed
        },
      },
      { orderId: '9001' },
    )
    expect(asked[0]).toMatchObject({ orderId: '9001' })
    await vi.waitFor(() => expect(page.text()).toContain('现在支付尾款'))
    expect(page.has('发票')).toBe(false)
    await page.press('提交尾款')
    await vi.waitFor(() => expect(page.ports.visited).toEqual(['/cashier/9001']))
    expect(sent).toEqual([
      { orderId: '9001', addressId: '1', coupons: ['c1'], orderAmount: 30000, useDuStar: true, useGold: true },
    ])
  })

  it('goes on to the cashier where the balance was placed and the answer was lost', async () => {
    const page = await open(
      { settle: async () => sold, placePreSale: () => Promise.reject(new Error('lost')) },
      { orderId: '9001' },
      {
        orders: {
          get: async () => ({ order: order('9001', { campaign: { ...preSale, balancePlaced: true } }) }),
        },
      },
    )
    await page.press('提交尾款')
    await vi.waitFor(() => expect(page.ports.visited).toEqual(['/cashier/9001']))
  })

  it('says when the balance can be paid when that is later', async () => {
    const page = await open(
      { settle: () => Promise.reject(refusal('107002414', '尾款从 2026-12-05 20:00 起支付')) },
      { orderId: '9001' },
    )
    expect(page.text()).toContain('尾款从 2026-12-05 20:00 起支付')
  })
})
