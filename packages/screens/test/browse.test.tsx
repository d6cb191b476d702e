import { userStore, type ProfileWidget, type ShelfWidget } from '@hearth/state'
import { refusal } from '@hearth/state/testing'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { AllProductsScreen } from '../src/all-products'
import { HomeScreen } from '../src/home'
import { NotFoundScreen } from '../src/not-found'
import { openScreen } from './open-screen'
import { catalogPage, homePage, item, promotion, shopPage, shopper, visitor } from './samples'

describe('the home page', () => {
  it('shows the banner, the categories, the flash sale with its countdown and the shelves', async () => {
    const page = await openScreen(HomeScreen)
    for (const words of ['一盏好灯', '智能音箱', '限时秒杀', '1小时30分', '大家都在买', '扫拖机器人'])
      expect(page.text()).toContain(words)
    expect(page.find('智能灯具').getAttribute('href')).toBe('/allproducts?category=lamp')
  })

  it('marks a product as sold out', async () => {
    const page = await openScreen(HomeScreen)
    expect(page.find('激光电视').textContent).toContain('已售罄')
  })

  it('prices its cards for the shopper, as their product pages do, and for everybody again after a logout', async () => {
    const pricing = {
      price: 12900,
      promotions: [promotion({ promotionType: 112, promotionName: '新人专享价', promotionPrice: 9900 })],
    }
    const shelves = {
      ...homePage,
      blocks: [
        {
          blockId: 1,
          widgets: [
            {
              widgetType: 3 as const,
              widgetId: 'w',
              title: '大家都在买',
              products: [item('1', '台灯', { pricing }), item('2', '音箱')],
            } as ShelfWidget,
          ],
        },
      ],
    }
    const buyer = { vip: false, enterprise: false, newcomer: true, held: [] }
    const page = await openScreen(HomeScreen, {
      user: { ...shopper, buyer },
      calls: { products: { widgets: async () => shelves } },
    })
    expect(page.find('台灯').textContent).toContain('¥99.00原价¥129.00')
    expect(page.find('音箱').textContent).toContain('¥129.00')
    await act(async () => page.shop.store(userStore).getState().expire())
    expect(page.find('台灯').textContent).toContain('¥129.00')
    expect(page.text()).not.toContain('¥99.00')
  })

  it('offers the newcomer gift to a visitor, and not to a shopper', async () => {
    const page = await openScreen(HomeScreen, { user: visitor })
    expect(page.find('登录领取新人礼').getAttribute('href')).toBe('/newcomer')
    expect((await openScreen(HomeScreen)).has('登录领取新人礼')).toBe(false)
  })

  it('promises a visitor no gift while the shop has none', async () => {
    const [widget] = shopPage.blocks[0]!.widgets
    const none = {
      ...shopPage,
      blocks: [{ blockId: 3001, widgets: [{ ...(widget as ProfileWidget), hasNewcomerCoupon: false }] }],
    }
    const page = await openScreen(HomeScreen, { user: visitor, about: none })
    expect(page.has('登录领取新人礼')).toBe(false)
    expect(page.find('欢迎光临').getAttribute('href')).toBe('/login?next=%2F')
  })

  it('enlarges its text for elderly shoppers at one press', async () => {
    const page = await openScreen(HomeScreen)
    await page.press('打开长辈版')
    expect(page.has('换回标准版')).toBe(true)
  })

  it('offers another try when it could not be loaded, and shows the page then', async () => {
    let tries = 0
    const widgets = async () => {
      tries += 1
      if (tries === 1) throw refusal('107002500', '服务开小差了')
      return homePage
    }
    const page = await openScreen(HomeScreen, { calls: { products: { widgets } } })
    expect(page.text()).toContain('服务开小差了')
    await page.press('重新加载')
    expect(page.text()).toContain('大家都在买')
  })

  it('leads to all products when it has no shelves', async () => {
    const page = await openScreen(HomeScreen, {
      calls: { products: { widgets: async () => ({ ...homePage, blocks: [] }) } },
    })
    expect(page.text()).toContain('店铺正在上新')
  })
})

describe('the header of a desktop', () => {
  const login = async (here: string) => {
    await openScreen(NotFoundScreen, { user: visitor, ports: { here: () => here } })
    return document.querySelector('header a[href^="/login"]')?.getAttribute('href')
  }

  it('leads a visitor to the login and back to the same page', async () => {
    expect(await login('/product/1001?skuNo=100102')).toBe('/login?next=%2Fproduct%2F1001%3FskuNo%3D100102')
  })

  it('keeps the page to return to while the visitor logs in', async () => {
    expect(await login('/login?next=%2Fmy%2Forders')).toBe('/login?next=%2Fmy%2Forders')
  })
})

describe('all products', () => {
  const calls = { products: { widgets: async () => catalogPage } }

  it('shows every category with its products, and one alone when it is chosen', async () => {
    const page = await openScreen(AllProductsScreen, { calls })
    expect(page.text()).toContain('栖光护眼台灯')
    await page.press('扫地清洁')
    expect(page.text()).toContain('扫拖机器人')
    expect(page.text()).not.toContain('让光懂得作息')
  })

  describe('with a large category', () => {
    const lamps = (page = 1) =>
      Array.from({ length: page === 3 ? 12 : 24 }, (_, at) =>
        item(`p${page}-${at}`, `第 ${(page - 1) * 24 + at + 1} 盏灯`),
      )
    const widgets = async ({ categoryCode, pageNo }: { categoryCode?: string; pageNo?: number }) => ({
      ...catalogPage,
      blocks: [
        {
          blockId: 1,
          widgets: [
            {
              widgetType: 4 as const,
              categoryCode: 'lamp',
              title: '智能灯具',
              products: categoryCode === undefined ? lamps().slice(0, 8) : categoryCode === 'lamp' ? lamps(pageNo) : [],
              totalCount: 60,
            },
            {
              widgetType: 4 as const,
              categoryCode: 'clean',
              title: '扫地清洁',
              products: [item('1601', '扫拖机器人')],
              totalCount: 1,
            },
          ],
        },
      ],
    })
    const many = { products: { widgets } }

    it('shows its first products and the way to all of them', async () => {
      const page = await openScreen(AllProductsScreen, { calls: many })
      expect(page.text()).toContain('第 8 盏灯')
      expect(page.text()).not.toContain('第 9 盏灯')
      expect(page.find('智能灯具，查看全部 60 件').getAttribute('href')).toBe('/allproducts?category=lamp')
      expect(page.has('扫地清洁，查看全部')).toBe(false)
    })

    it('loads more to the end, and says that this is the end', async () => {
      const page = await openScreen(AllProductsScreen, { calls: many, query: { category: 'lamp' } })
      expect(page.text()).toContain('第 24 盏灯')
      expect(page.find('下一页').getAttribute('href')).toBe('/allproducts?category=lamp&page=2')
      await page.press('加载更多')
      await page.press('加载更多')
      expect(page.text()).toContain('第 60 盏灯')
      expect(page.text()).toContain('没有更多了')
      expect(page.has('下一页')).toBe(false)
    })

    it('offers another try when more of it could not be loaded', async () => {
      let fails = false
      const calls = {
        products: {
          widgets: async (wish: { categoryCode?: string; page?: number }) => {
            if (fails) throw refusal('107002500', '服务开小差了')
            return widgets(wish)
          },
        },
      }
      const page = await openScreen(AllProductsScreen, { calls, query: { category: 'lamp' } })
      fails = true
      await page.press('加载更多')
      expect(page.text()).toContain('第 24 盏灯')
      fails = false
      await page.press('加载失败，点击重试')
      expect(page.text()).toContain('第 48 盏灯')
    })

    it('opens at the page a link names, with a way back to the one before', async () => {
      const page = await openScreen(AllProductsScreen, { calls: many, query: { category: 'lamp', page: '3' } })
      expect(page.text()).toContain('第 49 盏灯')
      expect(page.text()).not.toContain('第 1 盏灯')
      expect(page.find('上一页').getAttribute('href')).toBe('/allproducts?category=lamp&page=2')
    })

    it('begins at the top of a category chosen further down', async () => {
      let tops = 0
      const page = await openScreen(AllProductsScreen, {
        calls: many,
        ports: {
          toTop: () => void (tops += 1),
          platform: { kind: 'mini-program', orderWay: 2, session: 'token', platformId: 2 },
        },
      })
      await page.press('智能灯具，查看全部 60 件')
      expect(page.text()).toContain('第 24 盏灯')
      expect(tops).toBe(1)
    })

    it('keeps the chosen category in the address', async () => {
      const page = await openScreen(AllProductsScreen, { calls: many })
      await page.press('扫地清洁')
      expect(page.ports.visited.at(-1)).toBe('/allproducts?category=clean')
    })
  })

  it('opens at the category a link names, and at all when there is no such category', async () => {
    const page = await openScreen(AllProductsScreen, { calls, query: { category: 'clean' } })
    expect(page.text()).not.toContain('让光懂得作息')
    const all = await openScreen(AllProductsScreen, { calls, query: { category: 'gone' } })
    expect(all.text()).toContain('让光懂得作息')
  })
})

describe('a page that does not exist', () => {
  it('leads home and shows products of the shop', async () => {
    const page = await openScreen(NotFoundScreen)
    expect(page.find('回到首页').getAttribute('href')).toBe('/')
    expect(page.text()).toContain('扫拖机器人')
  })

  it('says that the hand-over to the mini-program failed', async () => {
    expect((await openScreen(NotFoundScreen, { query: { from: 'wxmp' } })).text()).toContain('小程序页面打开失败')
  })
})
