import { later, refusal, type FakeCalls } from '@hearth/state/testing'
import { MESSAGE_KIND } from '@hearth/domain'
import {
  appStore,
  userStore,
  type ArrivalNotice,
  type MessageTemplate,
  type Sku,
  type Spu,
  type UserInfo,
} from '@hearth/state'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ProductScreen } from '../src/product'
import { openScreen, type OpenOptions } from './open-screen'
import { cart, item, NOW, promotion, settlement, shopper, sku, skus, spu, visitor } from './samples'

const shows = (list: Sku[] = skus, of: Spu = spu, more: FakeCalls = {}): FakeCalls => ({
  ...more,
  products: { get: async () => of, spuSkus: async () => [{ spuNo: of.spuNo, skus: list }], ...more.products },
})
const open = (calls: FakeCalls = shows(), options: OpenOptions = {}) =>
  openScreen(ProductScreen, { params: { spuNo: '1501' }, calls, ...options })

afterEach(() => vi.unstubAllGlobals())

describe('the product page', () => {
  it('shows name, price, choices, promises and specifications', async () => {
    const page = await open()
    for (const words of ['栖光护眼台灯', '399', '光落在书上', '7 天无理由退货', '18 W', '已售 1.8 万+'])
      expect(page.text()).toContain(words)
    expect(page.ports.visited).toEqual([])
  })

  it('shows what the chosen pieces cost after the shopper’s own coupons, and loads none for a visitor', async () => {
    const quoteDiscount = vi.fn(async () => ({ amounts: settlement.amounts, coupons: settlement.coupons }))
    const calls = shows(skus, spu, { coupons: { quoteDiscount, listForSku: async () => ({ result: [] }) } })
    const page = await open(calls)
    expect(quoteDiscount).not.toHaveBeenCalled()
    await page.press('优惠券')
    await vi.waitFor(() => expect(page.text()).toContain('券后价'))
    expect(quoteDiscount).toHaveBeenCalledWith(
      { products: [{ skuNo: '月光白-标准版', itemQuantity: 1 }] },
      { toast: false },
    )
    expect(page.text().replaceAll(/\s/g, '')).toContain('370.00')
    expect(page.text()).toContain('省 ¥30.00')
    quoteDiscount.mockClear()
    const other = await open(calls, { user: visitor })
    await other.press('优惠券')
    expect(other.text()).not.toContain('券后价')
    expect(quoteDiscount).not.toHaveBeenCalled()
  })

  it('shows when the product would arrive and the freight, and leads shoppers to their addresses', async () => {
    const getDelivery = vi.fn(async (_: { spuNo: string }) => ({
      deliverable: true,
      text: '预计明天送达',
      districtName: '西湖区',
      freightAmount: 0,
    }))
    const page = await open(shows(skus, spu, { products: { getDelivery } }))
    await page.press('查看送达时间')
    expect(page.text()).toContain('送至 西湖区预计明天送达 · 免运费')
    expect(getDelivery.mock.calls[0]?.[0]).toMatchObject({ spuNo: '1501' })
    await page.press('送至 西湖区')
    expect(page.ports.visited).toEqual(['/addresses'])
  })

  it('says that the shop does not deliver there; visitors read when it leaves', async () => {
    const far = {
      deliverable: false,
      text: '该地区暂不支持配送，请更换收货地址',
      districtName: '中西区',
      freightAmount: 1000,
    }
    const page = await open(shows(skus, spu, { products: { getDelivery: async () => far } }))
    await page.press('查看送达时间')
    expect(page.text()).toContain('送至 中西区该地区暂不支持配送，请更换收货地址')
    const leaving = { deliverable: true, text: '现货，16:00 前付款当天发货', freightAmount: 1000 }
    const other = await open(shows(skus, spu, { products: { getDelivery: async () => leaving } }), { user: visitor })
    await other.press('查看送达时间')
    expect(other.text()).toContain('配送现货，16:00 前付款当天发货 · 运费 ¥10')
    expect(other.has('配送')).toBe(false)
  })

  it('picks the sku of a link, and another when a choice is made', async () => {
    const page = await open(shows(), { query: { skuNo: '石墨黑-Pro 版' } })
    expect(page.text()).toContain('499')
    expect(page.text()).toContain('仅剩 3 件')
    await page.press('月光白')
    expect(page.text()).toContain('月光白，Pro 版，1 件')
  })

  it('keeps the choice when the shopper logs in on another page, and counts one view', async () => {
    const record = vi.fn()
    const page = await open(shows(), { user: visitor, query: { skuNo: '石墨黑-Pro 版' }, ports: { record } })
    await page.press('月光白')
    await act(async () => page.shop.store(userStore).getState().enter(shopper))
    expect(page.text()).toContain('月光白，Pro 版，1 件')
    expect(record).toHaveBeenCalledTimes(1)
  })

  it('marks choices that are out of stock whatever else is chosen, and lets a shopper wait for them', async () => {
    const page = await open(shows([sku('月光白', '标准版'), sku('石墨黑', '标准版', { inventoryStatus: 0 })]))
    await page.press('石墨黑，缺货')
    expect(page.text()).toContain('石墨黑，标准版，1 件')
    expect(page.has('已售罄，到货通知我')).toBe(true)
    expect(page.has('立即购买')).toBe(false)
  })

  it('lets every sku in stock be chosen, though each choice is sold out together with the others', async () => {
    const page = await open(
      shows([
        sku('月光白', '标准版'),
        sku('月光白', 'Pro 版', { inventoryStatus: 0 }),
        sku('石墨黑', '标准版', { inventoryStatus: 0 }),
        sku('石墨黑', 'Pro 版'),
      ]),
    )
    await page.press('石墨黑，选择后将切换其他规格')
    expect(page.text()).toContain('石墨黑，Pro 版，1 件')
  })

  it('goes on selling the other choices when the first is taken off the shelf', async () => {
    const page = await open(shows([sku('月光白', '标准版', { skuStatus: 0 }), sku('石墨黑', '标准版')]))
    expect(page.text()).toContain('石墨黑，标准版，1 件')
    expect(page.has('立即购买')).toBe(true)
    expect(page.text()).not.toContain('商品已下架')
  })

  it('shows how many an order may have, not how many are left, and nothing for what cannot be bought', async () => {
    const sheet = async (part: Partial<Sku>) => {
      const page = await open(shows([sku('月光白', '标准版', { limitQuantity: 10, ...part })]))
      await page.press('已选')
      return page.text()
    }
    expect(await sheet({ surplus: 3 })).toContain('每单限购 10 件')
    expect(await sheet({ surplus: 0, inventoryStatus: 0 })).not.toContain('限购')
  })

  it('shows the promotion that sets the price, its end, and its gifts', async () => {
    const promotions = [
      promotion({ promotionType: 101, promotionPrice: 29900 }),
      promotion({ promotionType: 205, giftName: '小夜灯 1 只' }),
    ]
    const page = await open(shows([sku('月光白', '标准版', { promotions })]))
    expect(page.text()).toContain('299')
    for (const words of ['限时秒杀', '2小时0分', '购买即赠 小夜灯 1 只']) expect(page.text()).toContain(words)
    expect(page.find('加入购物车')).toBeTruthy()
  })

  it("shows a newcomer's price beside the price, not as the price", async () => {
    const page = await open(
      shows([
        sku('月光白', '标准版', {
          promotions: [promotion({ promotionType: 112, promotionName: '新人专享价', promotionPrice: 19900 })],
        }),
      ]),
    )
    expect(page.text()).toContain('新用户首单价 ¥199.00')
    expect(page.text()).toContain('¥399.00')
  })

  describe('for a logged-in shopper', () => {
    const buyer = { vip: false, enterprise: false, newcomer: false, held: [] }
    const as = (facts: Partial<typeof buyer> | { held: NonNullable<UserInfo['buyer']>['held'] }): OpenOptions => ({
      user: { ...shopper, buyer: { ...buyer, ...facts } },
    })
    const prices = async (part: Partial<Sku>, options: OpenOptions = {}) => {
      const page = await open(shows([sku('月光白', '标准版', part)]), options)
      return page.text()
    }
    const forNew = {
      promotions: [promotion({ promotionType: 112, promotionName: '新人专享价', promotionPrice: 19900 })],
    }

    it('shows the one price the cart will charge: a newcomer’s, which others see as the price for newcomers', async () => {
      const text = await prices(forNew, as({ newcomer: true }))
      for (const words of ['199.00', '新人专享', '¥399.00', '已按新人价']) expect(text).toContain(words)
      // The price is shown twice: beside the picture, and in the bar of a desktop.
      expect(text.match(/199\.00/g)).toHaveLength(2)
      for (const facts of [as({}), {}]) {
        const old = await prices(forNew, facts)
        expect(old).toContain('399.00')
        expect(old).toContain('新用户首单价 ¥199.00')
      }
    })

    it('leads from a trial to its page, and from a cart promotion to its products', async () => {
      const promotions = [
        promotion({ promotionType: 114, promotionName: '先试后买 14 天' }),
        promotion({ promotionType: 1001, promotionName: '满 500 减 50', thresholdAmount: 50_000, reduceAmount: 5000 }),
        promotion({ promotionType: 205, giftName: '小夜灯 1 只' }),
      ]
      const listByType = async () => ({
        result: [{ ...promotion({ promotionType: 1001 }), products: [item('1601', '净界扫拖机器人')] }],
      })
      const calls = shows([sku('月光白', '标准版', { promotions })])
      const page = await open({ ...calls, promotions: { listByType } } as FakeCalls)
      expect(page.find('先试后买 14 天').getAttribute('href')).toBe('/activity/free/1501')
      expect(page.has('购买即赠 小夜灯 1 只')).toBe(false)
      await page.press('满 500 减 50')
      await vi.waitFor(() => expect(page.text()).toContain('净界扫拖机器人'))
    })

    it('shows the price for members as the price only to a member', async () => {
      const part = {
        promotions: [promotion({ promotionType: 104, promotionPrice: 29900, promotionSupportTarget: 'vip' })],
      }
      expect(await prices(part, as({ vip: true }))).toContain('299.00')
      expect(await prices(part, as({}))).not.toContain('299.00')
    })

    it('shows the shelf price once the shopper has used the limit of a flash sale', async () => {
      const sale = promotion({ promotionType: 101, promotionPrice: 29900, limitQuantity: 2 })
      const held = (pieces: number) => as({ held: [{ promotionId: 'p-101', skuNo: '月光白-标准版', pieces }] })
      expect(await prices({ promotions: [sale] }, held(1))).toContain('299.00')
      const text = await prices({ promotions: [sale] }, held(2))
      expect(text).toContain('399.00')
      expect(text).not.toContain('299.00')
    })

    it('shows how many pieces the sale has left for the shopper, and that more cost the ordinary price', async () => {
      const sale = promotion({ promotionType: 101, promotionPrice: 29900, limitQuantity: 3 })
      const says = async (options: OpenOptions) =>
        /(\d+) 件享活动价，超出按原价/.exec(
          (await open(shows([sku('月光白', '标准版', { promotions: [sale] })]), options)).text(),
        )?.[1]
      expect(await says(as({}))).toBe('3')
      const held = [{ promotionId: 'p-101', skuNo: '月光白-标准版', pieces: 1 }]
      expect(await says(as({ held }))).toBe('2')
    })
  })

  it.each([
    ['商品已下架', [sku('月光白', '标准版', { skuStatus: 0 })]],
    ['暂未开售', [sku('月光白', '标准版', { skuSaleStatus: 0 })]],
    [
      '活动已抢光',
      [
        sku('月光白', '标准版', {
          promotions: [promotion({ promotionType: 101, promotionPrice: 100, promotionInventoryStatus: 0 })],
        }),
      ],
    ],
  ])('says %s instead of the buttons', async (words, list) => {
    const page = await open(shows(list))
    expect((page.find(words) as HTMLButtonElement).disabled).toBe(true)
    expect(page.has('立即购买')).toBe(false)
  })

  it('subscribes a shopper to a sold-out sku until it can be bought again', async () => {
    const notice: ArrivalNotice = { arrivalId: 'a1', skuNo: '', status: 0, telephone: '138****0001' }
    const subscribe = vi.fn(() => Promise.resolve(notice))
    const soldOut = shows([sku('月光白', '标准版', { inventoryStatus: 0 })])
    const page = await open({ ...soldOut, products: { ...soldOut.products, subscribeArrival: subscribe } })
    await page.press('已售罄，到货通知我')
    await page.press('到货通知我')
    expect(subscribe.mock.calls).toEqual([[{ skuNo: '月光白-标准版' }, { idempotencyKey: expect.any(String) }]])
    expect(page.shop.store(appStore).getState().toast).toMatchObject({ text: '到货后会发短信到 138****0001' })
  })

  it('offers a waiting shopper the app’s messages first, once they are loaded', async () => {
    const templates = later<{ result: MessageTemplate[] }>()
    const askForMessages = vi.fn(async () => undefined)
    const subscribe = vi.fn(async (): Promise<ArrivalNotice> => ({
      arrivalId: 'a1',
      skuNo: '',
      status: 0,
      telephone: '',
    }))
    const soldOut = shows([sku('月光白', '标准版', { inventoryStatus: 0 })])
    const page = await open(
      {
        ...soldOut,
        products: { ...soldOut.products, subscribeArrival: subscribe },
        user: { listMessageTemplates: () => templates.promise },
      },
      { ports: { askForMessages } },
    )
    await page.press('已售罄，到货通知我')
    await page.press('到货通知我')
    expect(subscribe).not.toHaveBeenCalled()
    await act(async () =>
      templates.resolve({ result: [{ kind: MESSAGE_KIND.productArrived, templateId: 't1', left: 0 }] }),
    )
    await page.press('到货通知我')
    expect(askForMessages.mock.calls).toEqual([[['t1']]])
    expect(subscribe).toHaveBeenCalledTimes(1)
  })

  it('leads to the reservation of a sku kept for shoppers with one', async () => {
    const times = { reserveEndTime: NOW + 1000, buyStartTime: NOW + 2000 }
    const kept = promotion({ promotionType: 110, promotionPrice: 29900, campaign: { kind: 'reservation', ...times } })
    const page = await open(shows([sku('月光白', '标准版', { promotions: [kept] })]))
    await vi.waitFor(() => expect(page.text()).toMatch(/预约中.*预约价 ¥299.00/))
    expect(page.has('加入购物车')).toBe(false)
    await page.press('去预约抢购')
    expect(page.ports.visited).toEqual(['/reservation/p-110'])
  })

  it('leads to the crowd-funding page while the product is crowd-funded', async () => {
    const page = await open(shows([sku('月光白', '标准版', { promotions: [promotion({ promotionType: 113 })] })]))
    expect(page.ports.visited).toEqual(['/crowd/funding/detail/1501?promotionId=p-113'])
  })

  it('puts the picked sku into the cart once, however often the button is pressed', async () => {
    const sent: object[] = []
    const answer = later<typeof cart>()
    const page = await open(shows(skus, spu, { cart: { change: (change) => (sent.push(change), answer.promise) } }))
    await page.press('加入购物车')
    await page.press('加入购物车')
    expect(sent).toEqual([
      { operation: 'add', items: [{ skuNo: '月光白-标准版', itemQuantity: 1 }], visitor: 'cookie' },
    ])
    answer.resolve(cart)
  })

  it('puts the sku into a visitor’s cart without a login', async () => {
    const page = await open(shows(skus, spu, { cart: { change: async () => cart } }), { user: visitor })
    await page.press('加入购物车')
    expect(page.ports.visited).toEqual([])
    expect(page.shop.store(appStore).getState().toast?.text).toBe('已加入购物车')
  })

  it('shows which of its two buttons works, to screen readers too, and ignores a second press', async () => {
    const answer = later<typeof cart>()
    const page = await open(shows(skus, spu, { cart: { change: () => answer.promise } }))
    await page.press('加入购物车')
    expect(page.find('正在加入购物车').getAttribute('aria-busy')).toBe('true')
    expect(page.find('立即购买').getAttribute('aria-busy')).toBeNull()
    await page.press('正在加入购物车')
    await act(async () => answer.resolve(cart))
    expect(page.has('正在加入购物车')).toBe(false)
    await page.press('立即购买')
    expect(page.find('正在前往结算').getAttribute('aria-busy')).toBe('true')
    expect(page.find('加入购物车').getAttribute('aria-busy')).toBeNull()
    await page.press('正在前往结算')
    expect(page.ports.visited).toHaveLength(1)
  })

  it('leads to checkout with sku and quantity', async () => {
    const page = await open()
    await page.press('增加')
    await page.press('立即购买')
    expect(page.ports.visited).toEqual([`/checkout?skuNo=${encodeURIComponent('月光白-标准版')}&itemQuantity=2`])
  })

  it('shows the choices in a sheet on a small screen', async () => {
    const page = await open(shows(), {
      ports: { platform: { kind: 'mini-program', orderWay: 2, session: 'token', platformId: 1 } },
    })
    await page.press('立即购买')
    expect(page.text()).toContain('已选 月光白，标准版')
    expect(page.ports.visited).toEqual([])
    await page.press('立即购买')
    expect(page.ports.visited).toHaveLength(1)
  })

  it('loads recommendations once the shopper scrolls near, and stays unchanged when there are none', async () => {
    const recommend = vi.fn(async () => ({ result: [item('1601', '扫拖机器人')] }))
    await open(shows(skus, spu, { products: { recommend } }))
    expect(recommend).not.toHaveBeenCalled()

    // From here on, every element counts as near the viewport.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private seen: (entries: { isIntersecting: boolean }[]) => void) {}
        observe = () => void this.seen([{ isIntersecting: true }])
        disconnect() {}
      },
    )
    const page = await open(shows(skus, spu, { products: { recommend } }))
    expect(page.text()).toContain('为你推荐')
    expect((await open()).text()).not.toContain('为你推荐')
  })

  it('leads to other products when there is none with this number', async () => {
    const page = await open({
      products: { get: async () => Promise.reject(refusal('107002404', '没有找到')), spuSkus: async () => [] },
    })
    expect(page.text()).toContain('商品不存在或已下架')
    expect(page.find('全部商品').getAttribute('href')).toBe('/allproducts')
  })

  it('offers another try when only its skus could not be loaded', async () => {
    let tries = 0
    const spuSkus = async () => {
      tries += 1
      if (tries === 1) throw refusal('107002500', '服务开小差了')
      return [{ spuNo: '1501', skus }]
    }
    const page = await open({ products: { get: async () => spu, spuSkus } })
    await page.press('重新加载')
    expect(page.has('立即购买')).toBe(true)
  })

  it('is shared as a link where the platform has no menu for it', async () => {
    const shared: object[] = []
    const page = await open(shows(), { ports: { share: (meta) => void shared.push(meta) } })
    await page.press('分享')
    await page.press('分享链接')
    expect(shared).toEqual([{ title: '栖光护眼台灯', description: '光落在书上，不落在眼里' }])
    const app = await open()
    await app.press('分享')
    expect(app.has('分享链接')).toBe(false)
  })

  it('gives the shell its name and picture for sharing', async () => {
    const told: object[] = []
    await open(shows(), { ports: { meta: (meta) => void told.push(meta) } })
    expect(told.at(-1)).toEqual({
      shopName: '暖居',
      title: '栖光护眼台灯',
      description: '光落在书上，不落在眼里',
      image: '/pictures/lamp-月光白',
    })
  })
})
