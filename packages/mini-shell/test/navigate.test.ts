import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const taro = vi.hoisted(() => {
  const pages: { route: string; options: Record<string, string> }[] = []
  const done = async (options?: { success?: () => void }) => options?.success?.()
  return {
    pages,
    done,
    calls: {
      navigateTo: vi.fn(done),
      redirectTo: vi.fn(done),
      switchTab: vi.fn(done),
      navigateBack: vi.fn(done),
      makePhoneCall: vi.fn(done),
      showToast: vi.fn(done),
    },
    launch: { scene: 1001 },
  }
})
vi.mock('@tarojs/taro', () => ({
  default: { ...taro.calls, getCurrentPages: () => taro.pages, getLaunchOptionsSync: () => taro.launch },
}))

vi.stubGlobal('HEARTH_API_BASE', 'https://shop.example')
const { back, here, navigate, openWindow } = await import('../src/routing/navigate')
const { takeForTab } = await import('../src/routing/tab-query')

/** Sets the open pages, the current one last. */
const lay = (...urls: string[]) => {
  taro.pages.length = 0
  for (const url of urls) {
    const [route = '', query = ''] = url.split('?')
    taro.pages.push({
      route,
      options: Object.fromEntries(
        query
          .split('&')
          .filter(Boolean)
          .map((pair) => pair.split('=')),
      ) as Record<string, string>,
    })
  }
}

beforeEach(async () => {
  await Promise.resolve()
  vi.clearAllMocks()
  lay('pages/home/index')
})

describe('going to a page', () => {
  it('opens it on top, with the parts of its path as its query', () => {
    navigate('/product/1001?skuNo=7')
    expect(taro.calls.navigateTo).toHaveBeenCalledWith({ url: '/pages-shop/product/index?skuNo=7&spuNo=1001' })
  })

  it('calls a telephone', () => {
    navigate('tel:400-000-0000')
    expect(taro.calls.makePhoneCall).toHaveBeenCalledWith({ phoneNumber: '400-000-0000' })
    expect(taro.calls.navigateTo).not.toHaveBeenCalled()
  })

  it('switches to a tab and leaves the query there', () => {
    navigate('/allproducts?category=lamp')
    expect(taro.calls.switchTab).toHaveBeenCalledWith({ url: '/pages/all-products/index' })
    expect(takeForTab('category')).toEqual({ category: 'lamp' })
    expect(takeForTab('category')).toBeUndefined()
  })

  it('replaces the page on top when ten are open', () => {
    lay('pages/home/index', ...Array.from({ length: 9 }, (_, index) => `pages-shop/product/index?spuNo=${index}`))
    navigate('/product/77')
    expect(taro.calls.redirectTo).toHaveBeenCalledWith({ url: '/pages-shop/product/index?spuNo=77' })
  })

  it('opens a page once, however often it is tapped', () => {
    navigate('/product/5')
    navigate('/product/5')
    expect(taro.calls.navigateTo).toHaveBeenCalledTimes(1)
  })

  it('opens an address outside the shop in a window', () => {
    navigate('https://partner.example/help')
    expect(taro.calls.navigateTo).toHaveBeenCalledWith({
      url: '/pages-order/web-window/index?address=https~3A~2F~2Fpartner.example~2Fhelp',
    })
  })
})

describe('a move that the platform refuses', () => {
  const busy = { errMsg: 'navigateTo:fail timeout, another navigation is busy' }
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is tried again a moment later from the pages then open, and says nothing', async () => {
    taro.calls.navigateTo.mockRejectedValueOnce(busy)
    navigate('/login?next=%2Fcheckout')
    expect(taro.calls.navigateTo).toHaveBeenCalledTimes(1)
    // The checkout has opened meanwhile, so the login page replaces the checkout.
    lay('pages/home/index', 'pages-order/checkout/index')
    await wait(5000)
    expect(taro.calls.redirectTo).toHaveBeenCalledTimes(1)
    expect(taro.calls.showToast).not.toHaveBeenCalled()
  })

  it('to a tab, a window, a page back or out of a window is tried again too', async () => {
    taro.calls.switchTab.mockRejectedValueOnce(busy)
    navigate('/allproducts')
    await wait(5000)
    expect(taro.calls.switchTab).toHaveBeenCalledTimes(2)
    taro.calls.navigateTo.mockRejectedValueOnce(busy)
    openWindow('https://partner.example/help')
    await wait(5000)
    expect(taro.calls.navigateTo).toHaveBeenCalledTimes(2)
    lay('pages/home/index', 'pages-shop/product/index?spuNo=1')
    taro.calls.navigateBack.mockRejectedValueOnce(busy)
    back()
    await wait(5000)
    expect(taro.calls.navigateBack).toHaveBeenCalledTimes(2)
  })

  it('again and again is reported at last, and the next tap works', async () => {
    taro.calls.navigateTo.mockRejectedValue(busy)
    navigate('/product/5')
    await wait(10_000)
    expect(taro.calls.navigateTo.mock.calls.length).toBeGreaterThan(2)
    expect(taro.calls.showToast.mock.calls).toEqual([[{ title: '页面打开失败，请重试', icon: 'none' }]])
    taro.calls.navigateTo.mockReset().mockResolvedValue(undefined)
    navigate('/product/5')
    expect(taro.calls.navigateTo).toHaveBeenCalledTimes(1)
    await wait(5000)
    taro.calls.navigateTo.mockImplementation(taro.done)
  })

  it('is not repeated once the shopper has gone elsewhere', async () => {
    taro.calls.navigateTo.mockRejectedValueOnce(busy)
    navigate('/product/5')
    navigate('/allproducts')
    await wait(10_000)
    expect(taro.calls.navigateTo).toHaveBeenCalledTimes(1)
    expect(taro.calls.switchTab).toHaveBeenCalledTimes(1)
  })

  it('does not dial again, and a number that could not be dialled is shown unless the shopper closed the question', async () => {
    taro.calls.makePhoneCall.mockRejectedValueOnce({ errMsg: 'makePhoneCall:fail cancel' })
    navigate('tel:400-000-0000')
    await wait(5000)
    expect(taro.calls.showToast).not.toHaveBeenCalled()
    taro.calls.makePhoneCall.mockRejectedValueOnce({ errMsg: 'makePhoneCall:fail' })
    navigate('tel:400-000-0000')
    await wait(5000)
    expect(taro.calls.makePhoneCall).toHaveBeenCalledTimes(2)
    expect(taro.calls.showToast).toHaveBeenCalledWith({ title: '没有拨通，请手动拨打 400-000-0000', icon: 'none' })
  })
})

it('stays on a page that was opened alone in moments, and says how to continue', () => {
  taro.launch.scene = 1154
  lay('pages-shop/product/index?spuNo=1001')
  navigate('/login?next=%2Fproduct%2F1001')
  navigate('/')
  taro.launch.scene = 1001
  const moves = [taro.calls.navigateTo, taro.calls.redirectTo, taro.calls.switchTab].flatMap(({ mock }) => mock.calls)
  expect(moves).toEqual([])
  expect(taro.calls.showToast).toHaveBeenLastCalledWith({ title: '点击下方“前往小程序”，继续逛', icon: 'none' })
})

describe('logging in on the way', () => {
  it('passes the place of a shopper’s page to the login', () => {
    lay('pages/home/index', 'pages-order/orders/index')
    navigate('/login?next=%2Fmy%2Forders')
    expect(taro.calls.redirectTo).toHaveBeenCalledTimes(1)
  })

  it('goes back to the page below when the login leads there', () => {
    lay('pages/home/index', 'pages-shop/product/index?spuNo=1001', 'pages-account/login/index?next=~2Fproduct~2F1001')
    navigate('/product/1001?skuNo=100102', { replace: true })
    expect(taro.calls.navigateBack).toHaveBeenCalledTimes(1)
    expect(taro.calls.redirectTo).not.toHaveBeenCalled()
  })
})

describe('coming from the cashier', () => {
  it('opens pages of the shop outside the app in a window, and no other host', () => {
    navigate('/guides/lamp.html')
    expect(taro.calls.navigateTo).toHaveBeenCalledWith({
      url: '/pages-order/web-window/index?address=https~3A~2F~2Fshop.example~2Fguides~2Flamp.html',
    })
    navigate('//evil.example')
    expect(taro.calls.navigateTo).toHaveBeenLastCalledWith({
      url: '/pages-order/web-window/index?address=https~3A~2F~2Fshop.example~2F~2Fevil.example',
    })
  })

  it('leaves the window first, so that it does not stay between two pages', async () => {
    lay('pages/cart/index', 'pages-order/cashier/index?orderId=9')
    openWindow('http://localhost:3000/sandbox-cashier/9')
    await vi.waitFor(() => expect(taro.calls.navigateTo).toHaveBeenCalledTimes(1))
    lay('pages/cart/index', 'pages-order/cashier/index?orderId=9', 'pages-order/web-window/index')
    taro.calls.navigateBack.mockImplementationOnce(async (options) => {
      lay('pages/cart/index', 'pages-order/cashier/index?orderId=9')
      options?.success?.()
    })
    navigate('/pay-result/9', { replace: true })
    await vi.waitFor(() =>
      expect(taro.calls.redirectTo).toHaveBeenCalledWith({ url: '/pages-order/pay-result/index?orderId=9' }),
    )
  })

  it('stays where it is when it is there already', () => {
    lay('pages/cart/index', 'pages-order/pay-result/index?orderId=9')
    navigate('/pay-result/9', { replace: true })
    expect(taro.calls.redirectTo).not.toHaveBeenCalled()
  })
})

it('goes back one page, or home from the first', () => {
  lay('pages-shop/product/index?spuNo=1')
  back()
  expect(taro.calls.switchTab).toHaveBeenCalledWith({ url: '/pages/home/index' })
  lay('pages/home/index', 'pages-shop/product/index?spuNo=1')
  back()
  expect(taro.calls.navigateBack).toHaveBeenCalledTimes(1)
})

it('gives the shopper’s place as a path of the shop', () => {
  lay('pages/home/index', 'pages-account/agreement/index?name=privacy')
  expect(here()).toBe('/agreement/privacy')
  lay('pages-order/web-window/index')
  expect(here()).toBe('/')
})
