import { appStore, type FreshmanPresents, type Live, type PresentCoupon, type ProfileWidget } from '@hearth/state'
import { fakePorts, later, refusal, type FakeCalls } from '@hearth/state/testing'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { MerchantScreen } from '../src/merchant'
import { NewcomerScreen } from '../src/newcomer'
import { ProductScreen } from '../src/product'
import { RecommendScreen } from '../src/recommend'
import { openScreen } from './open-screen'
import { item, promotion, shopper, shopPage, skus, spu, visitor } from './samples'

const picture = { url: '/pictures/x.00000000', alt: '', width: 1200, height: 600 }
/** Returns the address of the picture with this alternative text. */
const shown = (alt: string) => document.querySelector(`img[alt="${alt}"]`)?.getAttribute('src')

const HOUR = 3_600_000
const NOW = fakePorts().now

const product: FakeCalls['products'] = { get: async () => spu, spuSkus: async () => [{ spuNo: spu.spuNo, skus }] }

describe('sharing a product', () => {
  const image = { url: '/share-pictures/abc.jpg', width: 750, height: 1389 }
  const open = (getShareImage: NonNullable<FakeCalls['products']>['getShareImage'], ports: object = {}) =>
    openScreen(ProductScreen, {
      params: { spuNo: '1501' },
      calls: { products: { ...product, getShareImage } },
      ports,
    })

  it('draws a picture of the shown choice, once, and opens it to be saved', async () => {
    const draw = vi.fn(async () => image)
    const openFile = vi.fn(async () => {})
    const page = await open(draw, { openFile })
    await page.press('分享')
    expect(draw).not.toHaveBeenCalled()
    await page.press('生成海报')
    expect(draw.mock.calls.map(([wish]: unknown[]) => wish)).toEqual([
      { url: `/product/1501?skuNo=${encodeURIComponent(skus[0]!.skuNo)}` },
    ])
    expect(shown('栖光护眼台灯的分享海报，含二维码')).toContain('/share-pictures/abc.jpg')
    await page.press('打开原图')
    expect(openFile).toHaveBeenCalledWith('/share-pictures/abc.jpg')
  })

  it('uses the platform’s own sharing where there is one', async () => {
    const share = vi.fn()
    const page = await open(async () => image, { share })
    await page.press('分享')
    await page.press('分享链接')
    expect(share.mock.calls[0]![0]).toMatchObject({ title: '栖光护眼台灯' })
  })

  it('takes one press while the picture is drawn, says why drawing failed, and tries again', async () => {
    const answer = later<typeof image>()
    const draw = vi.fn(() => answer.promise)
    const page = await open(draw)
    await page.press('分享')
    await page.press('生成海报')
    await page.press('正在生成海报')
    expect(draw).toHaveBeenCalledTimes(1)
    await act(async () => answer.reject(refusal('107002429', '正在生成的图片太多，请稍后再试')))
    expect(page.text()).toContain('正在生成的图片太多，请稍后再试')
    await page.press('重新生成海报')
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('leads to its merchant', async () => {
    const page = await open(async () => image)
    expect(page.find('店铺').getAttribute('href')).toBe(`/merchant/${spu.merchantId}`)
  })
})

const BROADCAST = 'https://live.example/1'

describe('the page of recommendations and live broadcasts', () => {
  const live = (liveId: string, status: Live['status'], url = `/product/${liveId}`): Live => ({
    liveId,
    title: `直播 ${liveId}`,
    cover: picture,
    beginTime: NOW - HOUR,
    endTime: NOW + HOUR,
    status,
    url,
  })
  const lists =
    (result: Live[], startId = '') =>
    async () => ({ result, startId, totalCount: result.length })

  it('shows broadcasts on air, coming and past, and counts their openings', async () => {
    const trackContent = vi.fn(async () => ({ noted: true }))
    const page = await openScreen(RecommendScreen, {
      calls: {
        products: {
          listLives: lists([
            live('1', 1),
            ...([0, 1, 2] as const).map((status) => live(`${status + 2}`, status, BROADCAST)),
          ]),
          recommend: async () => ({ result: [item('9', '月球灯')] }),
          trackContent,
        },
      },
    })
    for (const words of ['直播中', '预告', '回放', '直播商品', '查看商品', '为你推荐'])
      expect(page.text()).toContain(words)
    await page.press('直播 1')
    expect(page.ports.visited).toEqual(['/product/1'])
    expect(trackContent.mock.calls.map(([track]: unknown[]) => track)).toEqual([{ contentId: '1', action: 'click' }])
  })

  it('opens a broadcast that is shown elsewhere, and in an app says where', async () => {
    const calls = {
      products: {
        listLives: lists([live('1', 1, BROADCAST)]),
        trackContent: async () => ({ noted: true }),
      },
    }
    const openFile = vi.fn(async () => {})
    const web = await openScreen(RecommendScreen, { calls, ports: { openFile } })
    await web.press('直播 1')
    expect(openFile).toHaveBeenCalledWith('https://live.example/1')
    const copied: string[] = []
    const app = await openScreen(RecommendScreen, {
      calls,
      ports: {
        platform: { kind: 'mini-program', orderWay: 2, session: 'token', platformId: 7 },
        copy: async (text) => void copied.push(text),
      },
    })
    await app.press('直播 1')
    expect(copied).toEqual(['https://live.example/1'])
    expect(app.shop.store(appStore).getState().toast?.text).toBe('链接已复制，请在浏览器中打开')
  })

  it('loads page by page', async () => {
    const listLives = vi.fn(async ({ startId }: { startId?: string }) =>
      startId
        ? { result: [live('2', 0)], startId: '', totalCount: 2 }
        : { result: [live('1', 1)], startId: '1', totalCount: 2 },
    )
    const page = await openScreen(RecommendScreen, { calls: { products: { listLives } } })
    await page.press('更多直播')
    expect(page.text()).toMatch(/直播 1.*直播 2/)
    expect(page.has('更多直播')).toBe(false)
  })

  it('works without live broadcasts where they fail, and leads on where there is nothing', async () => {
    const failed = await openScreen(RecommendScreen, {
      calls: {
        products: {
          listLives: async () => Promise.reject(refusal('107002500')),
          recommend: async () => ({ result: [item('9', '月球灯')] }),
        },
      },
    })
    expect(failed.text()).toContain('直播加载失败，点击重试')
    expect(failed.text()).toContain('为你推荐')
    const empty = await openScreen(RecommendScreen, {
      calls: { products: { listLives: lists([]), recommend: async () => ({ result: [] }) } },
    })
    expect(empty.text()).toContain('好物正在准备中')
  })

  it('shows live broadcasts and the products below them together, and the products stay while live is loaded again', async () => {
    const first = later<{ result: Live[]; startId: string; totalCount: number }>()
    const again = later<{ result: Live[]; startId: string; totalCount: number }>()
    const listLives = vi.fn(() => again.promise).mockImplementationOnce(() => first.promise)
    const page = await openScreen(RecommendScreen, {
      calls: { products: { listLives, recommend: async () => ({ result: [item('9', '月球灯')] }) } },
    })
    expect(page.has('月球灯')).toBe(false)
    await act(async () => first.reject(refusal('107002500')))
    await expect.poll(() => page.has('月球灯')).toBe(true)
    await page.press('直播加载失败，点击重试')
    expect([page.has('月球灯'), page.has('直播加载失败，点击重试')]).toEqual([true, true])
    await act(async () => again.resolve({ result: [live('1', 1)], startId: '', totalCount: 1 }))
    await expect.poll(() => page.has('直播 1')).toBe(true)
  })

  it('takes a nickname for news once, and requires one', async () => {
    const signUpFan = vi.fn(async () => ({ memberType: 0 as const, memberName: '', savedAmount: 0 }))
    const page = await openScreen(RecommendScreen, {
      calls: { products: { listLives: lists([live('1', 1)]) }, user: { signUpFan } },
    })
    await page.press('订阅上新')
    await page.press('订阅')
    expect(page.text()).toContain('请填写昵称')
    await page.write('怎么称呼您', ' 小暖 ')
    await page.press('订阅')
    expect(signUpFan.mock.calls.map(([wish]: unknown[]) => wish)).toEqual([{ usernick: '小暖' }])
    expect(page.shop.store(appStore).getState().toast?.text).toContain('订阅成功')
  })
})

describe('presents for newcomers', () => {
  const coupon: PresentCoupon = {
    couponBatchId: 'welcome',
    couponName: '新人见面礼',
    discountType: 1,
    couponValue: 3000,
    thresholdAmount: 29900,
    beginTime: NOW - HOUR,
    endTime: NOW + HOUR,
  }
  const cheap = {
    ...item('7', '夜灯'),
    price: 9900,
    pricing: { price: 9900, promotions: [promotion({ promotionType: 112, promotionPrice: 6900 })] },
  }
  const presents: FreshmanPresents = { activityId: 'newcomer', title: '新人礼', coupons: [coupon], products: [cheap] }
  const open = (user = shopper, found = presents) =>
    openScreen(NewcomerScreen, { user, calls: { products: { listPresents: async () => found } } })

  it('lead a visitor to the login and back, and show the newcomer price', async () => {
    const page = await open(visitor)
    expect(page.find('登录领取').getAttribute('href')).toBe('/login?next=%2Fnewcomer')
    expect(page.text()).toContain('新人见面礼')
    expect(page.text()).toContain('69')
  })

  it('tell a newcomer that they already have the coupons', async () => {
    const page = await open({ ...shopper, buyer: { ...shopper.buyer!, newcomer: true } })
    expect(page.find('查看我的优惠券').getAttribute('href')).toBe('/my/coupons')
  })

  it('tell a shopper who has ordered that they are for others, with the price for everybody', async () => {
    const page = await open({ ...shopper, buyer: { ...shopper.buyer!, newcomer: false } })
    expect(page.text()).toContain('您已经是老朋友了')
    expect(page.text()).toContain('99')
    expect(page.text()).not.toContain('69.')
    expect(page.find('去领券中心').getAttribute('href')).toBe('/coupons')
  })

  it('lead on once they have ended', async () => {
    const page = await open(visitor, { ...presents, coupons: [], products: [] })
    expect(page.text()).toContain('新人活动已结束')
  })
})

describe('the page of a merchant', () => {
  const merchant = {
    merchantId: 'm',
    name: '暖居官方旗舰店',
    companyName: '暖居公司',
    telephone: '400-1',
    productCount: 60,
    products: [],
  }
  const [about] = shopPage.blocks[0]!.widgets
  const open = (products: FakeCalls['products'], hasLicense = true) =>
    openScreen(MerchantScreen, {
      params: { merchantId: 'm' },
      calls: { products },
      about: { ...shopPage, blocks: [{ blockId: 3001, widgets: [{ ...(about as ProfileWidget), hasLicense }] }] },
    })

  it('shows the company, its telephone and its licence', async () => {
    const page = await open({
      merchant: async () => merchant,
      getLicense: async () => ({ companyName: '暖居公司', creditCode: '91110000MA0000000H', url: picture.url }),
    })
    for (const words of ['暖居公司', '在售商品 60 款', '91110000MA0000000H']) expect(page.text()).toContain(words)
    expect(page.find('客服电话').getAttribute('href')).toBe('tel:400-1')
    expect(shown('暖居公司的营业执照')).toContain(picture.url)
  })

  it('shows its products and promises, and no mark of the shop where it is another company', async () => {
    const page = await open(
      { merchant: async () => ({ ...merchant, products: [item('1601', '净界扫拖机器人')] }) },
      false,
    )
    for (const words of ['热销商品', '净界扫拖机器人', '7 天无理由']) expect(page.text()).toContain(words)
    expect(page.find('联系客服').getAttribute('href')).toBe('tel:400-1')
    expect(page.text()).not.toContain('官方自营')
  })

  it('says where it has shown no licence, and shows nobody else’s', async () => {
    const none = await open({ merchant: async () => merchant }, false)
    expect(none.text()).toContain('还没有公示营业执照')
    const others = await open({
      merchant: async () => merchant,
      getLicense: async () => ({ companyName: '别的公司', creditCode: '91110000MA0000000H', url: picture.url }),
    })
    expect(others.text()).toContain('还没有公示营业执照')
  })

  it('leads on where the shop has no such merchant, and tries again where loading failed', async () => {
    const gone = await open(
      {
        merchant: async () => Promise.reject(refusal('107002404')),
      },
      false,
    )
    expect(gone.text()).toContain('没有找到这家店铺')
    const failed = await open(
      {
        merchant: async () => Promise.reject(refusal('107002500')),
      },
      false,
    )
    expect(failed.has('重新加载')).toBe(true)
  })
})
