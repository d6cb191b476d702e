import { DAY } from '@hearth/domain'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { appStore, ordersStore, userStore, type Order, type ShopApi } from '@hearth/state'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { OrderDetailScreen } from '../src/order-detail'
import { OrdersScreen } from '../src/orders'
import { LogisticsScreen } from '../src/logistics'
import { openScreen } from './open-screen'
import { address, logs, NOW, order, orderItem, parcel, shopper, spu, visitor } from './samples'

type ListOrders = Parameters<ShopApi['orders']['list']>[0]

const pageOf = (result: ReturnType<typeof orderItem>[], startId = '') => ({
  order: { result, totalCount: result.length },
  startId,
  currentTimeMillis: NOW,
})

describe('the list of orders', () => {
  const open = (
    list: (query: ListOrders) => Promise<ReturnType<typeof pageOf>>,
    query = {},
    more: FakeCalls['orders'] = {},
  ) => openScreen(OrdersScreen, { query, calls: { orders: { list, ...more } } })

  it('shows each order with its status and possible actions', async () => {
    const page = await open(async () =>
      pageOf([
        orderItem('1'),
        orderItem('2', { orderStatus: 30, shipTime: NOW, parcelStep: parcel.steps[0] }),
        orderItem('3', { orderStatus: 90 }),
      ]),
    )
    for (const words of ['待付款', '待收货', '已取消', '去支付', '确认收货', '查看物流', '共 2 件', '杭州转运中心'])
      expect(page.text()).toContain(words)
  })

  it('marks orders that are partly shipped', async () => {
    const page = await open(async () => pageOf([orderItem('1', { orderStatus: 20, partlyShipped: true })]))
    for (const words of ['部分发货', '查看物流', '提醒发货']) expect(page.text()).toContain(words)
  })

  it('searches for orders by words, says when there are none, and shows all again', async () => {
    const asked: (string | undefined)[] = []
    const page = await open(async ({ keyword }) => {
      asked.push(keyword)
      return pageOf(keyword === '台灯' ? [] : [orderItem('1')])
    })
    await page.write('搜索订单', '台灯')
    await page.press('搜索')
    expect(page.text()).toContain('没有找到“台灯”')
    await page.press('清除')
    expect(asked).toEqual([undefined, '台灯', undefined])
    expect(page.text()).not.toContain('没有找到')
  })

  it('adds the products of an order to the cart again, as far as they are available', async () => {
    const wishes: object[] = []
    const [product] = orderItem('1').products
    const products = [
      product!,
      { ...product!, orderItemId: 'b', skuNo: 'gone' },
      { ...product!, orderItemId: 'g', gift: true },
    ]
    const page = await openScreen(OrdersScreen, {
      calls: {
        orders: { list: async () => pageOf([orderItem('1', { orderStatus: 40, products })]) },
        cart: {
          change: async (wish) => {
            wishes.push(wish)
            if (JSON.stringify(wish).includes('gone')) throw refusal('107002410', '商品已售罄')
            return { promotionGroups: [] }
          },
        },
      },
    })
    await page.press('再次购买')
    expect(wishes).toHaveLength(2)
    expect(page.shop.store(appStore).getState().toast?.text).toBe('部分商品暂时无法购买，其余已加入购物车')
    expect(page.ports.visited).toEqual(['/shopping-cart'])
  })

  it('asks before it removes an order from the list, and shows the rest', async () => {
    const [remove, list] = [vi.fn(async () => ({})), vi.fn(async () => pageOf([orderItem('1', { orderStatus: 90 })]))]
    const page = await openScreen(OrdersScreen, { calls: { orders: { list, remove } } })
    await page.press('删除订单')
    expect(page.text()).toContain('删除后不能恢复')
    expect(remove).not.toHaveBeenCalled()
    list.mockImplementation(async () => pageOf([]))
    await page.press('删除订单')
    expect(remove).toHaveBeenCalledWith({ orderId: '1' })
    expect(page.shop.store(appStore).getState().toast?.text).toBe('订单已删除')
    expect(page.text()).not.toContain('删除订单')
  })

  it('reminds the shop of an order to send, once', async () => {
    const remind = vi.fn(async () => ({ remindTime: NOW }))
    const paid = orderItem('1', { orderStatus: 20 })
    const list = vi.fn(async () => pageOf([paid]))
    const page = await openScreen(OrdersScreen, { calls: { orders: { list, remind } } })
    list.mockImplementation(async () => pageOf([{ ...paid, remindTime: NOW }]))
    await page.press('提醒发货')
    expect(remind).toHaveBeenCalledWith({ orderId: '1' })
    expect(page.text()).toContain('已提醒发货')
    await page.press('已提醒发货')
    expect(remind).toHaveBeenCalledTimes(1)
  })

  it('counts products as checkout did, presents apart, and says how many products have no picture there', async () => {
    const [one] = orderItem('1').products
    const products = [
      ...Array.from({ length: 5 }, (_, at) => ({ ...one!, orderItemId: `b${at}`, itemQuantity: 1 })),
      { ...one!, orderItemId: 'g', itemQuantity: 2, gift: true },
    ]
    const text = (await open(async () => pageOf([orderItem('1', { products })]))).text()
    expect(text).toContain('共 5 件，另有赠品 2 件，应付')
    expect(text).toContain('+3')
    expect(document.querySelectorAll('article img')).toHaveLength(3)
    const few = (await open(async () => pageOf([orderItem('1', { products: products.slice(0, 4) })]))).text()
    expect(few).not.toContain('+')
    expect(document.querySelectorAll('article img')).toHaveLength(4)
  })

  it('names the one product that was bought, and its present', async () => {
    const [one] = orderItem('1').products
    const present = { ...one!, orderItemId: 'g', name: '小夜灯', itemQuantity: 2, gift: true }
    const text = (await open(async () => pageOf([orderItem('1', { products: [one!, present] })]))).text()
    for (const words of [one!.name, '赠：小夜灯（月光白）×2']) expect(text).toContain(words)
    expect(document.querySelectorAll('article img')).toHaveLength(1)
  })

  it.each([
    ['应付', 10],
    ['实付', 20],
    ['合计', 90],
  ] as const)('calls the amount %s for an order with status %i', async (words, orderStatus) => {
    const text = (await open(async () => pageOf([orderItem('1', { orderStatus })]))).text()
    expect(['应付', '实付', '合计'].filter((word) => text.includes(word))).toEqual([words])
  })

  it('loads the orders of the tab in the address, and changes the address with the tab', async () => {
    const asked: ListOrders[] = []
    const page = await open(async (query) => (asked.push(query), pageOf([orderItem('1')])), { status: '30' })
    expect(asked[0]).toMatchObject({ orderStatus: 30 })
    await page.press('已完成')
    expect(page.ports.visited).toEqual(['/my/orders?status=40'])
  })

  it('loads further orders on request', async () => {
    const page = await open(async ({ startId }) => (startId ? pageOf([orderItem('2')]) : pageOf([orderItem('1')], '1')))
    await page.press('加载更多')
    expect(page.has('订单 2')).toBe(true)
    expect(page.text()).toContain('没有更多了')
  })

  it('shows the way to the products when there is no order', async () => {
    expect((await open(async () => pageOf([]))).find('去逛逛').getAttribute('href')).toBe('/allproducts')
    expect((await open(async () => pageOf([]), { status: '10' })).text()).toContain('没有待付款的订单')
  })

  it('offers another try when it could not be loaded', async () => {
    let tries = 0
    const page = await open(async () =>
      (tries += 1) === 1 ? Promise.reject(refusal('107002500', '服务开小差了')) : pageOf([orderItem('1')]),
    )
    await page.press('重新加载')
    expect(page.has('订单 1')).toBe(true)
  })

  it('keeps what it showed and says that it could not be refreshed', async () => {
    const answers = [
      async () => pageOf([orderItem('1')]),
      () => Promise.reject(refusal('107002500', '服务开小差了')),
      async () => pageOf([orderItem('2')]),
    ]
    const page = await open(() => answers.shift()!())
    await act(() => page.shop.store(ordersStore).getState().refresh())
    expect(page.has('订单 1')).toBe(true)
    expect(page.text()).toContain('刷新失败')
    await page.press('重新加载')
    expect(page.has('订单 2')).toBe(true)
    expect(page.text()).not.toContain('刷新失败')
  })

  it('asks before it confirms the receipt', async () => {
    const confirmed: object[] = []
    const page = await open(
      async () => pageOf([orderItem('1', { orderStatus: 30 })]),
      {},
      {
        confirm: async (id) => (confirmed.push(id), {}),
        get: async () => ({ order: order('1', { orderStatus: 40 }) }),
        operLogs: async () => ({ operLogs: [] }),
      },
    )
    await page.press('确认收货')
    expect(confirmed).toEqual([])
    await page.press('确认收货')
    expect(confirmed).toEqual([{ orderId: '1' }])
  })

  it('leads a visitor to log in and back', async () => {
    const page = await openScreen(OrdersScreen, { user: visitor, query: { status: '10' } })
    expect(page.ports.visited).toEqual([`/login?next=${encodeURIComponent('/my/orders?status=10')}`])
  })

  it('leads a visitor to log in from an address with a slash at its end as well', async () => {
    const page = await openScreen(OrdersScreen, { user: visitor, ports: { here: () => '/my/orders/?from=mail' } })
    expect(page.ports.visited).toEqual([`/login?next=${encodeURIComponent('/my/orders')}`])
  })

  it('asks a shopper who logged out in another tab to log in again, and returns them', async () => {
    let user = shopper
    const page = await openScreen(OrdersScreen, {
      calls: { user: { info: async () => user }, orders: { list: async () => pageOf([orderItem('1')]) } },
    })
    user = visitor
    await act(() => page.shop.store(userStore).getState().load())
    expect(page.ports.visited).toEqual([`/login?next=${encodeURIComponent('/my/orders')}`])
  })

  it('shows the orders of a shopper who logged in in another tab meanwhile', async () => {
    let [user, mine] = [shopper, orderItem('1')]
    const page = await openScreen(OrdersScreen, {
      calls: { user: { info: async () => user }, orders: { list: async () => pageOf([mine]) } },
    })
    user = { ...shopper, telephone: '139****9000' }
    mine = orderItem('2')
    await act(() => page.shop.store(userStore).getState().load())
    expect(page.has('订单 1')).toBe(false)
    expect(page.has('订单 2')).toBe(true)
  })

  it('leaves it to the visible page to lead a shopper to the login', async () => {
    let user = shopper
    const page = await openScreen(OrdersScreen, {
      calls: { user: { info: async () => user }, orders: { list: async () => pageOf([orderItem('1')]) } },
      ports: { here: () => '/my/order-detail/1' },
    })
    user = visitor
    await act(() => page.shop.store(userStore).getState().load())
    expect(page.ports.visited).toEqual([])
  })
})

/** A running free trial. */
const trial = {
  kind: 'freeTrial',
  promotionId: 'try',
  status: 3,
  review: 1,
  charge: 0,
  trialDays: 14,
  endTime: NOW + 10 * DAY,
  keepAmount: 29_900,
} as const satisfies Order['campaign']

describe('an order', () => {
  const open = (part: Partial<Order> = {}, more: FakeCalls['orders'] = {}, ports = {}) =>
    openScreen(OrderDetailScreen, {
      params: { orderId: '1' },
      calls: {
        orders: { get: async () => ({ order: order('1', part) }), operLogs: async () => ({ operLogs: logs }), ...more },
      },
      ports,
    })

  it.each([
    [{ status: 1, review: 0 }, 20, '审核中', '商城正在审核您的申请'],
    [{ status: 3 }, 40, '试用中', '请在 2026-11-28'],
    [{ status: 4, afterSaleOrderId: 'as1' }, 40, '归还中', '归还申请处理中'],
    [{ status: 5, charge: 1 }, 40, '待付款 ¥299.00', '试用期已结束，请付款'],
    [{ status: 6 }, 40, '试用已结束', '商品已归还'],
  ] as const)(
    'of a free trial shows the trial’s state, in words and actions: %j',
    async (state, orderStatus, title, text) => {
      const campaign = { ...trial, ...state }
      const page = await open({ orderStatus, campaign, payDeadline: undefined })
      const head = document.querySelector('[aria-label="订单状态"]')?.textContent
      expect(head).toContain(title)
      expect(head).toContain(text)
      for (const words of ['已完成', '感谢您的购买', '付款'])
        expect(head?.replaceAll(/待付款 ¥|请付款/g, '')).not.toContain(words)
      expect(page.has('删除订单')).toBe(state.status === 6)
      expect(page.has('再次购买')).toBe(state.status === 6)
      expect(page.has('写试用心得')).toBe(state.status === 3)
      expect(page.has('申请归还')).toBe(state.status === 3 || state.status === 5)
      const list = await openScreen(OrdersScreen, {
        calls: {
          orders: {
            list: async () => pageOf([orderItem('1', { orderStatus, campaign, payDeadline: undefined })]),
          },
        },
      })
      const shown = list.text().slice(list.text().indexOf('订单 1'))
      expect(shown).toContain(title)
      expect(shown).toContain(text)
      expect(shown).not.toContain('已完成')
    },
  )

  it.each([
    ['exchange', { kind: 'exchange', integral: 900 }, '兑换的商品已签收'],
    ['prize', { kind: 'prize', recordId: 'r1', activityNo: 'a1' }, '奖品已签收'],
  ] as const)('that nobody bought does not say thanks for buying: %s', async (_, campaign, words) => {
    const page = await open({ orderStatus: 40, campaign: campaign as Order['campaign'], payDeadline: undefined })
    expect(page.text()).toContain(words)
    expect(page.text()).not.toContain('感谢您的购买')
  })

  it('is sent to another address while it is not shipped', async () => {
    const moved: object[] = []
    const page = await openScreen(OrderDetailScreen, {
      params: { orderId: '1' },
      calls: {
        address: { list: async () => ({ result: [address('7', { detailAddress: '学院路 8 号' })] }) },
        orders: {
          get: async () => ({ order: order('1', { orderStatus: 20 }) }),
          operLogs: async () => ({ operLogs: logs }),
          submitAddress: async (wish) => (moved.push(wish), {}),
        },
      },
    })
    await page.press('修改地址')
    await page.press('学院路 8 号')
    expect(moved).toEqual([{ orderId: '1', addressId: '7' }])
    expect((await open({ orderStatus: 30 })).has('修改地址')).toBe(false)
  })

  it('shows status, address, products, amounts and events', async () => {
    const page = await open()
    for (const words of ['待付款', '0小时29分', '文三路 1 号', '栖光护眼台灯', '¥370.00', '请放门口', '订单已提交'])
      expect(page.text()).toContain(words)
  })

  it('asks before it cancels an order, and sends the reason', async () => {
    const cancelled: object[] = []
    let status: 10 | 90 = 10
    const page = await open(
      {},
      {
        get: async () => ({ order: order('1', { orderStatus: status }) }),
        cancel: async (wish) => (cancelled.push(wish), (status = 90), {}),
      },
    )
    await page.press('取消订单')
    expect(page.text()).toContain('取消这笔订单？')
    expect(cancelled).toEqual([])
    await page.press('地址或电话填错了')
    await page.press('取消订单')
    expect(cancelled).toEqual([{ orderId: '1', reason: '地址或电话填错了' }])
    expect(page.text()).toContain('已取消')
    expect(page.has('去支付')).toBe(false)
  })

  it('shows the contents of each parcel when there are several, and can’t be moved any more', async () => {
    const products = [{ ...orderItem('1').products[0]!, itemQuantity: 1 }]
    const part = await open({ orderStatus: 20, partlyShipped: true, parcels: [{ ...parcel, products }] })
    for (const words of ['部分发货', '部分商品已发货', '包裹 1', 'SF100200300', '快件已到达', '其余商品正在备货'])
      expect(part.text()).toContain(words)
    expect(part.text()).not.toContain('商家已发货')
    expect(part.has('修改地址')).toBe(false)
    const whole = await open({ orderStatus: 30, parcels: [{ ...parcel, products }] })
    expect(whole.text()).not.toContain('包裹')
    const two = [
      { ...parcel, parcelNo: 2, expressNumber: 'SF2', products },
      { ...parcel, products },
    ]
    const both = await open({ orderStatus: 30, parcels: two })
    for (const words of ['包裹 2/2', '包裹 1/2', 'SF2']) expect(both.text()).toContain(words)
    expect(both.text()).not.toContain('其余商品')
  })

  it('leads to the guides of its products once it is paid', async () => {
    const asked: object[] = []
    const listGuides = async (wish: object) => (
      asked.push(wish),
      { result: [{ skuNo: 'sku-a', title: '台灯使用指南', url: '/guides/lamp.pdf' }] }
    )
    expect((await open({}, { listGuides })).has('台灯使用指南')).toBe(false)
    const page = await open({ orderStatus: 20 }, { listGuides })
    expect(page.find('台灯使用指南').getAttribute('href')).toBe('/guides/lamp.pdf')
    expect(asked).toEqual([{ skuNo: ['sku-a'] }])
    expect((await open({ orderStatus: 20 }, { listGuides: async () => ({ result: [] }) })).text()).not.toContain(
      '使用指南',
    )
  })

  it('says of an order that was never paid neither that it was paid, nor that it is to be paid', async () => {
    const text = (await open({ orderStatus: 90 })).text()
    expect(text).toContain('订单金额')
    expect(text).not.toContain('应付金额')
    expect((await open({ orderStatus: 20, payTime: NOW })).text()).toContain('实付金额')
  })

  it('says that a cancelled order is refunded', async () => {
    expect((await open({ orderStatus: 90, paymentStatus: 3 })).text()).toContain('款项原路退回')
    expect((await open({ orderStatus: 90, paymentStatus: 2 })).text()).not.toContain('款项原路退回')
  })

  it('copies its number', async () => {
    const copied: string[] = []
    const page = await open({}, {}, { copy: async (text: string) => void copied.push(text) })
    await page.press('复制订单编号')
    expect(copied).toEqual(['1'])
    expect(page.shop.store(appStore).getState().toast?.text).toBe('订单编号已复制')
  })

  it('says that the platform does not allow copying', async () => {
    const page = await open({}, {}, { copy: () => Promise.reject(new Error('denied')) })
    await page.press('复制订单编号')
    expect(page.shop.store(appStore).getState().toast?.text).toContain('复制失败')
  })

  it('leads to the telephone of its merchant', async () => {
    const merchant = async ({ merchantId }: { merchantId: string }) => ({
      merchantId,
      name: '暖居自营',
      companyName: '暖居',
      telephone: '400-800-6688',
      productCount: 1,
      products: [],
    })
    const page = await openScreen(OrderDetailScreen, {
      params: { orderId: '1' },
      calls: {
        orders: { get: async () => ({ order: order('1') }), operLogs: async () => ({ operLogs: logs }) },
        products: { get: async ({ spuNo }) => ({ ...spu, spuNo }), merchant },
      },
    })
    await page.press('联系客服')
    expect(page.find('拨打暖居自营的客服电话').getAttribute('href')).toBe('tel:400-800-6688')
  })

  it('says the same for another shopper’s order as for one that does not exist', async () => {
    const page = await open(
      {},
      {
        get: () => Promise.reject(refusal('107002404', '没有找到')),
        operLogs: () => Promise.reject(refusal('107002404', '没有找到')),
      },
    )
    expect(page.text()).toContain('没有找到这笔订单')
  })
})

describe('logistics', () => {
  const open = (parcels: (typeof parcel)[], piecesLeft?: number) =>
    openScreen(LogisticsScreen, {
      params: { orderId: '1' },
      calls: { orders: { deliveryLog: async () => ({ result: parcels, piecesLeft }) } },
    })

  it('shows the way of each parcel, newest event first', async () => {
    const text = (await open([parcel])).text()
    expect(text).toContain('SF100200300')
    expect(text.indexOf('快件已到达')).toBeLessThan(text.indexOf('商家已发货'))
  })

  it('names the product of a single parcel, and lists the contents of each of several', async () => {
    const products = [{ ...orderItem('1').products[0]!, itemQuantity: 1 }]
    expect((await open([{ ...parcel, products }])).text()).not.toContain('包裹 1')
    const both = await open([
      { ...parcel, parcelNo: 2, expressNumber: 'SF2', products },
      { ...parcel, products: [{ ...products[0]!, gift: true, itemQuantity: 3 }] },
    ])
    for (const words of ['包裹 2/2', '包裹 1/2', '运输中', '栖光护眼台灯 月光白', '赠品', '× 3', 'SF2'])
      expect(both.text()).toContain(words)
    expect(both.text()).not.toContain('待发货')
  })

  it('says how many pieces are still to be sent', async () => {
    const text = (await open([parcel], 2)).text()
    for (const words of ['包裹 1', '还有 2 件商品待发货']) expect(text).toContain(words)
  })

  it('says that nothing was shipped yet', async () => {
    expect((await open([])).text()).toContain('还没有物流信息')
  })
})
