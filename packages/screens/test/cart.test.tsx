import { later, lost, refusal } from '@hearth/state/testing'
import { appStore, userStore, type Cart, type ChangeCart } from '@hearth/state'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CartScreen } from '../src/cart'
import { openScreen } from './open-screen'
import { cart, emptyCart, item, line, promotion, shopper, visitor } from './samples'

const open = (
  calls: { read?: () => Promise<Cart>; change?: (change: ChangeCart) => Promise<Cart> } = {},
  user?: typeof visitor,
) => openScreen(CartScreen, { calls: { cart: { read: async () => cart, ...calls } }, user })

describe('the cart', () => {
  it('asks for the shopper once more when it is shown again after a failed request', async () => {
    let again = () => {}
    const info = vi.fn(() => Promise.reject(lost()))
    const read = vi.fn(() => Promise.reject(lost()))
    const ports = { whenShownAgain: (call: () => void) => ((again = call), () => {}) }
    await openScreen(CartScreen, { calls: { user: { info }, cart: { read } }, ports })
    const [asked, carts] = [info.mock.calls.length, read.mock.calls.length]
    await act(async () => again())
    expect(info).toHaveBeenCalledTimes(asked + 1)
    expect(read).toHaveBeenCalledTimes(carts)
  })

  it('says how many pieces have the price of a promotion, and what the others cost', async () => {
    const tiers = [
      { price: 7900, pieces: 3, covered: false },
      { price: 9900, covered: true },
    ]
    const product = line('a', { price: 7900, itemQuantity: 5, tiers })
    const subGroups = [{ title: '', expired: false, products: [product] }]
    const group = { groups: [{ merchantId: 'm', merchantName: '暖居', subGroups }] }
    const page = await open({ read: async () => ({ promotionGroups: [group] }) })
    expect(page.text()).toContain('活动价限 3 件，另 2 件按 ¥99.00 计')
    expect(page.text().replaceAll(/\s/g, '')).toContain('435.00')
  })

  it('says how much more makes the freight free, except when nothing needs freight', async () => {
    const cartWith = (part: object): Cart => {
      const product = line('a', { price: 5900, itemQuantity: 1, ...part })
      const subGroups = [{ title: '', expired: false, products: [product] }]
      return { promotionGroups: [{ groups: [{ merchantId: 'm', merchantName: '暖居', subGroups }] }] }
    }
    expect((await open({ read: async () => cartWith({}) })).text()).toContain('再买 ¥40.00 免运费')
    expect((await open({ read: async () => cartWith({ byCode: true }) })).text()).not.toContain('免运费')
    expect((await open({ read: async () => cartWith({ itemQuantity: 2 }) })).text()).not.toContain('免运费')
  })

  it('adds a recommended product, and recommends others', async () => {
    const addRecommended = vi.fn(async () => cart)
    const recommend = vi.fn(async () => ({ result: [item('1601', '净界扫拖机器人')] }))
    const page = await openScreen(CartScreen, {
      calls: { cart: { read: async () => emptyCart, addRecommended }, products: { recommend } },
    })
    await page.press('加入购物车 净界扫拖机器人')
    expect(addRecommended).toHaveBeenCalledWith(
      expect.objectContaining({ skuNo: '160101', itemQuantity: 1, scene: 'cart' }),
    )
    expect(page.text()).toContain('结算（2）')
    expect(recommend).toHaveBeenCalledTimes(2)
  })

  it('tells the shopper how much more brings the reduction', async () => {
    const page = await open()
    expect(page.text()).toContain('再买 100 元，可减 50 元')
  })

  it('shows the reduction at once when a third piece reaches it', async () => {
    const page = await open({ change: () => later<Cart>().promise })
    await page.press('增加')
    expect(page.text()).toContain('已满 500 元，已减 50 元')
    expect(page.text()).toContain('已优惠 ¥50.00')
    expect(page.text()).toContain('结算（3）')
  })

  it('shows every promotion that its products count for, and how much more brings the next tier', async () => {
    const tiers = [
      { thresholdAmount: 10_000, reduceAmount: 1000 },
      { thresholdAmount: 20_000, reduceAmount: 3000 },
    ]
    const both = [line('a', { price: 6000, itemQuantity: 2, promotionIds: ['r', 's'] })]
    const products = [line('b', { price: 100, itemQuantity: 1 })]
    const groupOf = (some: typeof both) => [
      { merchantId: 'm', merchantName: '暖居', subGroups: [{ title: '', expired: false, products: some }] },
    ]
    const read = async (): Promise<Cart> => ({
      promotionGroups: [
        { promotionId: 'r', promotionType: 1001, promotionName: '阶梯满减', tiers, groups: groupOf(both) },
        { groups: groupOf(products) },
      ],
      otherPromotions: [
        {
          promotionId: 's',
          promotionType: 1002,
          promotionName: '两件折',
          thresholdQuantity: 2,
          discountRate: 92.5,
          priority: 1,
          combinesWith: ['r'],
        },
      ],
    })
    const page = await open({ read })
    expect(page.text()).toContain('已满 100 元，已减 10 元；再买 80 元，可减 30 元')
    expect(page.text().split('已满 2 件，已打 9.25 折')).toHaveLength(2)
    expect(page.text()).toContain('去凑单')
    // The first promotion takes off 10 yuan, the second one 7.5 percent of the remaining 110 yuan.
    expect(page.text()).toContain('已优惠 ¥18.25')
  })

  const bundled = (part: Partial<Cart>): Cart => {
    const subGroups = [
      { title: '', expired: false, products: [line('a', { price: 10_000 }), line('b', { price: 5000 })] },
    ]
    return { promotionGroups: [{ groups: [{ merchantId: 'm', merchantName: '暖居', subGroups }] }], ...part }
  }
  const campaign = (skuNo: string, thresholdAmount: number, price = 1000) => ({
    promotionId: 'sale',
    skuNo,
    spuNo: '1',
    name: `小夜灯 ${skuNo}`,
    picture: line('x').picture,
    price,
    originalPrice: 5000,
    thresholdAmount,
  })

  it('shows products that reach the next reduction, the missing amount first, without those already there', async () => {
    const listByType = vi.fn(async () => ({
      result: [
        {
          ...promotion({ promotionType: 1001 }),
          promotionId: cart.promotionGroups[0]!.promotionId!,
          products: [
            item('1501', '在购物车里', { price: 20_000 }),
            item('2', '太便宜', { price: 5000 }),
            item('3', '刚刚好', { price: 10_000 }),
            item('4', '卖完了', { price: 10_000, availability: 3 }),
          ],
        },
      ],
    }))
    const page = await openScreen(CartScreen, {
      calls: { cart: { read: async () => cart }, promotions: { listByType } },
    })
    await page.press('去凑单，再买 100 元，可减 50 元')
    const text = page.text()
    expect(listByType).toHaveBeenCalledWith({ promotionType: 1001 })
    expect(text.indexOf('刚刚好')).toBeGreaterThan(-1)
    expect(text.indexOf('太便宜')).toBeGreaterThan(text.indexOf('刚刚好'))
    expect(text).not.toContain('在购物车里')
    expect(text).not.toContain('卖完了')
  })

  it('offers mark-up products beside it, and says what is missing for them', async () => {
    const campaignSkuList = [campaign('c', 20_000), campaign('dearer', 20_000, 5000)]
    const addMarkUp = vi.fn()
    const read = async () => bundled({ campaignSkuList })
    const page = await openScreen(CartScreen, { calls: { cart: { read, addMarkUp } } })
    expect(page.text()).toContain('再买 50 元其他商品，可换购')
    expect(page.text()).toContain('小夜灯 c')
    expect(page.text()).not.toContain('小夜灯 dearer')
    await page.press('换购 小夜灯 c')
    expect(addMarkUp).not.toHaveBeenCalled()
  })

  it('adds a mark-up piece at its price once the rest is enough, and subtracts the reduction at once', async () => {
    const campaignSkuList = [campaign('c', 15_000)]
    const bought = line('c', { skuNo: 'c', price: 5000 })
    const first = bundled({ campaignSkuList })
    const then = bundled({ campaignSkuList })
    then.promotionGroups[0]!.groups[0]!.subGroups[0]!.products.push(bought)
    const addMarkUp = vi.fn(async () => then)
    const page = await openScreen(CartScreen, { calls: { cart: { read: async () => first, addMarkUp } } })
    expect(page.text()).toContain('已满 150 元，每款可换购 1 件')
    await page.press('换购 小夜灯 c')
    expect(addMarkUp).toHaveBeenCalledWith({ promotionId: 'sale', skuNo: ['c'] })
    expect(page.text()).toContain('已换购')
    expect(page.text()).toContain('已优惠 ¥40.00')
  })

  it('completes a set with its missing pieces, and says what that saves', async () => {
    const part = (id: string) => ({ ...line(id), itemQuantity: 1 })
    const set = {
      promotionId: 's',
      name: '睡前套装',
      price: 12_000,
      originalPrice: 15_000,
      skus: [part('a'), part('c')],
    }
    const change = vi.fn(() => later<Cart>().promise)
    const page = await open({ read: async () => bundled({ comboBuySkuList: [set] }), change })
    expect(page.text()).toContain('一起买省 ¥30.00')
    await page.press('凑成套装 睡前套装')
    expect(change).toHaveBeenCalledWith({
      operation: 'add',
      items: [{ skuNo: set.skus[1]!.skuNo, itemQuantity: 1 }],
    })
    const whole = { ...set, skus: [part('a'), part('b')] }
    const complete = await open({ read: async () => bundled({ comboBuySkuList: [whole] }) })
    expect(complete.text()).toContain('已享套装价，省 ¥30.00')
    expect(complete.has('凑成套装 睡前套装')).toBe(false)
  })

  it('counts only products that are checked and can be bought', async () => {
    const page = await open()
    expect(page.text()).toContain('结算（2）')
    expect(page.text()).toContain('失效商品（1）')
    expect(page.has('选择 商品 c')).toBe(false)
  })

  it('leads to the campaign that alone sells a product left in it, and settles without that product', async () => {
    const sold = (id: string, promotionType: 105 | 110 | 113, productStatus: 9 | 10) =>
      line(id, { productStatus, promotionType, soldBy: { promotionId: `of-${id}`, promotionType } })
    const gone = [sold('a', 113, 10), sold('b', 105, 10), sold('c', 110, 9)]
    const subGroups = [
      { title: '可购买', expired: false, products: [line('d')] },
      { title: '失效商品', expired: true, products: gone },
    ]
    const group = { groups: [{ merchantId: 'm', merchantName: '暖居', subGroups }] }
    const page = await open({ read: async () => ({ promotionGroups: [group] }) })
    expect(page.text()).toContain('结算（1）')
    expect(page.find('去众筹页支持 商品 a').getAttribute('href')).toBe('/crowd/funding/detail/1501?promotionId=of-a')
    expect(page.find('去商品页支付定金 商品 b').getAttribute('href')).toBe('/product/1501')
    expect(page.find('去预约页抢购 商品 c').getAttribute('href')).toBe('/reservation/of-c')
  })

  it('adds no recommended product that only a campaign sells, but leads to the campaign', async () => {
    const recommend = vi.fn(async () => ({ result: [item('2004', '智能窗帘电机', { promotionType: 113 })] }))
    const page = await openScreen(CartScreen, {
      calls: { cart: { read: async () => emptyCart }, products: { recommend } },
    })
    expect(page.has('加入购物车 智能窗帘电机')).toBe(false)
    await page.press('去众筹页支持 智能窗帘电机')
    expect(page.ports.visited).toEqual(['/product/2004'])
  })

  it('does not lead to checkout when the shopper went elsewhere while the last change was being sent', async () => {
    const answer = later<Cart>()
    const page = await open({ change: () => answer.promise })
    await page.press('增加')
    await page.press('结算')
    page.leave()
    answer.resolve(cart)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(page.ports.visited).toEqual([])
  })

  it('checks everything at one press', async () => {
    const page = await open({ change: () => later<Cart>().promise })
    await page.press('全选')
    expect(page.text()).toContain('结算（3）')
  })

  it('asks before deleting, and keeps the product when the shopper cancels', async () => {
    const sent: ChangeCart[] = []
    const page = await open({ change: async (change) => (sent.push(change), emptyCart) })
    await page.press('删除 商品 a')
    expect(page.text()).toContain('删除这件商品？')
    await page.press('取消')
    expect(sent).toEqual([])
    await page.press('删除 商品 a')
    await page.press('删除')
    expect(sent).toEqual([{ operation: 'remove', items: [{ id: 'a' }] }])
  })

  it('clears away all products that can no longer be bought', async () => {
    const sent: ChangeCart[] = []
    const page = await open({ change: async (change) => (sent.push(change), cart) })
    await page.press('清空')
    await page.press('删除')
    expect(sent).toEqual([{ operation: 'remove', items: [{ id: 'c' }] }])
  })

  it('goes to checkout', async () => {
    const page = await open()
    await page.press('结算（2）')
    expect(page.ports.visited).toEqual(['/checkout'])
  })

  it('says that nothing is checked instead of going to an empty checkout', async () => {
    const unchecked: Cart = { promotionGroups: cart.promotionGroups.slice(1) }
    const page = await open({ read: async () => unchecked })
    await page.press('结算')
    expect(page.shop.store(appStore).getState().toast?.text).toBe('请先勾选要结算的商品')
    expect(page.ports.visited).toEqual([])
  })

  it('names a merchant once above all of their groups, and each of several', async () => {
    const names = async (merchants: string[]) => {
      const group = (name: string, at: number) => ({
        promotionId: `g${at}`,
        groups: [
          {
            merchantId: name,
            merchantName: name,
            subGroups: [{ title: '', expired: false, products: [line(String(at))] }],
          },
        ],
      })
      const page = await open({ read: async () => ({ promotionGroups: merchants.map(group) }) })
      return page.text().match(/(?:暖居自营|栖光旗舰店)/g)
    }
    expect(await names(['暖居自营', '暖居自营', '暖居自营'])).toEqual(['暖居自营'])
    expect(await names(['暖居自营', '栖光旗舰店', '栖光旗舰店', '暖居自营'])).toEqual([
      '暖居自营',
      '栖光旗舰店',
      '暖居自营',
    ])
  })

  it('shows the way to the products when it is empty', async () => {
    const page = await open({ read: async () => emptyCart })
    expect(page.text()).toContain('购物车还是空的')
    expect(page.find('去逛逛').getAttribute('href')).toBe('/allproducts')
    expect(page.text()).toContain('扫拖机器人')
  })

  it('shows a visitor their own, full or empty, with the way to log in and come back', async () => {
    const page = await open({}, visitor)
    expect(page.text()).toContain('结算（2）')
    expect(page.find('去登录').getAttribute('href')).toBe('/login?next=%2Fshopping-cart')
    const empty = await open({ read: async () => emptyCart }, visitor)
    expect(empty.text()).toContain('购物车还是空的')
    expect(empty.text()).toContain('登录后可查看账号里加购的商品')
    expect(empty.find('去登录').getAttribute('href')).toBe('/login?next=%2Fshopping-cart')
    expect((await open()).text()).not.toContain('去登录')
  })

  it('leads a visitor through the login to checkout, with the chosen products', async () => {
    const page = await open({}, visitor)
    await page.press('结算（2）')
    expect(page.ports.visited).toEqual(['/login?next=%2Fcheckout'])
    const kept = JSON.parse(page.ports.tabStorage!.get('hearth.broken-off')!) as object
    expect(kept).toMatchObject({ name: 'cart.settle', next: '/checkout', params: { skuNos: expect.any(Array) } })
  })

  it('is loaded again when somebody logs in while it is shown', async () => {
    const read = vi.fn(async () => emptyCart)
    const page = await open({ read }, visitor)
    expect(read).toHaveBeenCalledTimes(1)
    await act(async () => page.shop.store(userStore).getState().enter(shopper))
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('offers another try when it could not be loaded', async () => {
    let tries = 0
    const page = await open({
      read: async () => ((tries += 1) === 1 ? Promise.reject(refusal('107002500', '服务开小差了')) : cart),
    })
    await page.press('重新加载')
    expect(page.text()).toContain('商品 a')
  })
})
