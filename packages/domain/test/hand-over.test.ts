import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  HAND_OVER_FAILED_PATH,
  visitor,
  afterAppLogin,
  compareVersions,
  detectPlatform,
  headerMenu,
  isLoggedIn,
  loginWay,
  miniProgramPage,
  smartAppPage,
  specialActivityPath,
  type ContentPageLike,
  type LoginVisit,
} from '#index'

describe('hand-over to native pages (R08, R09, R10)', () => {
  it.each([
    ['/', 'home', {}],
    ['/account', 'account', {}],
    ['/shopping-cart', 'cart', {}],
    ['/my/orders?status=10', 'orders', { status: '10' }],
    ['/my/order-detail/77', 'orderDetail', { orderId: '77' }],
    ['/my/after-sale-list/apply', 'afterSaleList', {}],
    ['/login', 'login', {}],
    ['/login?next=https%3A%2F%2Fshop.example%2Fmy%2Forders%3Fstatus%3D10', 'login', { next: '/my/orders?status=10' }],
    ['/login?next=%2F%2Fevil.example', 'login', { next: '/' }],
  ])('hands %s over to the smart-app page %s', (path, name, params) => {
    expect(smartAppPage(path)).toEqual({ name, params })
  })

  it.each([
    '/allproducts',
    '/product/1',
    '/my',
    '/accounts',
    '/store',
    '/x/account',
    '/account/x',
    '/x/shopping-cart',
    '/shopping-cart/x',
    '/x/my/orders',
    '/my/orders/x',
    '/my/order-detail',
    '/my/order-detail/1/x',
    '/x/my/order-detail/1',
    '/x/my/after-sale-list/apply',
    '/my/after-sale-list/apply/x',
    '/x/',
    '/logins',
    '/x/',
    '',
  ])('keeps %j on the web', (path) => expect(smartAppPage(path)).toBeUndefined())

  it('reads an address as a browser does: a slash at the end, a fragment, names without values, characters in values', () => {
    expect(smartAppPage('/account/')).toEqual({ name: 'account', params: {} })
    expect(smartAppPage('/account#a?b=1')).toEqual({ name: 'account', params: {} })
    expect(smartAppPage('/account?a&b=&c=1=2&=x&&d=e+f%2Bg&h=%zz&%E4%BD%A0=1')).toEqual({
      name: 'account',
      params: { a: '', b: '', c: '1=2', d: 'e f+g', h: '%zz', 你: '1' },
    })
    expect(smartAppPage('/account?a=1?b=2\n3')).toEqual({ name: 'account', params: { a: '1?b=2\n3' } })
    expect(smartAppPage('/my/order-detail/a%20b?from=list')).toEqual({
      name: 'orderDetail',
      params: { orderId: 'a b', from: 'list' },
    })
    expect(smartAppPage('/my/order-detail/%zz')).toEqual({ name: 'orderDetail', params: { orderId: '%zz' } })
  })

  it.each([
    ['https%3A%2F%2Fshop.example', '/'],
    ['HTTPS%3A%2F%2Fshop.example%3Fa%3D1', '/'],
    ['https%3A%2F%2Fshop.example%2Fcart%23top', '/cart#top'],
    ['x-app%2B1.0%3A%2F%2Fhost%2Fpath', '/path'],
    ['%2Fsearch%3Furl%3Dhttps%3A%2F%2Fa.example', '/search?url=https://a.example'],
    ['1a%3A%2F%2Fhost%2Fpath', '/'],
    ['https%3A%2F%2Fshop.example%5Cevil', '/'],
    ['', '/'],
  ])('removes the origin from the next page of a login: %s', (next, path) => {
    expect(smartAppPage(`/login?next=${next}`)).toEqual({ name: 'login', params: { next: path } })
  })

  it('hands product pages over only above a version', () => {
    const above = (version: string) => smartAppPage('/product/1001', { version, productAbove: '3.9.0' })
    expect([above('3.8.9'), above('3.9.0')]).toEqual([undefined, undefined])
    expect(above('3.10.0')).toEqual({ name: 'product', params: { spuNo: '1001' } })
    expect(smartAppPage('/product/10%2001?skuNo=1', { version: '4', productAbove: '3' })).toEqual({
      name: 'product',
      params: { spuNo: '10 01', skuNo: '1' },
    })
    expect([smartAppPage('/product/1', { version: '4' }), smartAppPage('/product/1', { productAbove: '3' })]).toEqual([
      undefined,
      undefined,
    ])
    expect(
      ['/product/1/x', '/x/product/1', '/product/'].map((path) =>
        smartAppPage(path, { version: '4', productAbove: '3' }),
      ),
    ).toEqual([undefined, undefined, undefined])
  })

  it('gives the free activity its route and query as one encoded parameter', () => {
    const page = miniProgramPage('/activity/free/1001?from=%E6%9C%8B%E5%8F%8B')
    expect(page?.name).toBe('freeActivity')
    expect(JSON.parse(decodeURIComponent(page?.params.data ?? ''))).toEqual({ spuNo: '1001', from: '朋友' })
    expect(miniProgramPage('/store?shopId=1')).toEqual({ name: 'store', params: { shopId: '1' } })
    expect(
      ['/account', '/activity/free', '/activity/free/1/x', '/x/activity/free/1', '/stores'].map(miniProgramPage),
    ).toEqual(Array.from({ length: 5 }))
    expect(miniProgramPage('/activity/free/a%20b')?.params).toEqual({ data: encodeURIComponent('{"spuNo":"a b"}') })
    expect(HAND_OVER_FAILED_PATH).toBe('/404?from=wxmp')
  })

  it('never throws, whatever the address', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom('/', '%', '%2', '%zz', '?', '#', '=', '&', '+', 'a', '\\', '\ud800', '\u0000', '你'), {
            maxLength: 12,
          })
          .map((parts) => parts.join('')),
        (rest) => {
          expect(() => [
            smartAppPage(`/${rest}`),
            miniProgramPage(`/activity/free/${rest}`),
            smartAppPage(`/login?next=${rest}`),
          ]).not.toThrow()
        },
      ),
    )
  })

  it('shows the special activity to internal visitors only (R05)', () => {
    expect([true, false].map(specialActivityPath)).toEqual(['/activity/unify/baidung', '/activity/unify/ngerror'])
  })

  it('orders versions by their numbers', () => {
    expect(
      [compareVersions('1.10', '1.9'), compareVersions('2', '2.0.0'), compareVersions('1.2.3', '1.3')].map(Math.sign),
    ).toEqual([1, 0, -1])
    expect(
      [
        compareVersions('1.x.3', '1.0.3'),
        compareVersions('1.12b', '1.12'),
        compareVersions('0x10', '0'),
        compareVersions('', '0.0.1'),
      ].map(Math.sign),
    ).toEqual([0, 0, 0, -1])
    const version = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'))
    fc.assert(
      fc.property(version, version, version, (one, other, third) => {
        expect(Math.sign(compareVersions(one, other))).toBe(0 - Math.sign(compareVersions(other, one)) + 0)
        expect(compareVersions(one, `${one}.0`)).toBe(0)
        expect(compareVersions(one, `${one}.1`)).toBeLessThan(0)
        const sorted = [one, other, third].sort(compareVersions)
        expect(compareVersions(sorted[0] ?? '', sorted[2] ?? '')).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('the platform of the shop (P05, C01)', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

  it.each([
    [
      'a smart-app',
      `${phone} baiduboxapp/13.25.0.10 swan/2.50.0 swan-baiduboxapp/13.25`,
      { smartApp: true, searchApp: true, searchAppVersion: '13.25.0.10', deviceId: 8 },
    ],
    ['the search app', `${phone} baiduboxapp/13.25.0.10`, { searchApp: true, smartApp: false, deviceId: 1, ios: true }],
    [
      'a mini program',
      `${phone} MicroMessenger/8.0.44 miniProgram/wx`,
      { miniProgram: true, messagingApp: true, deviceId: 7 },
    ],
    [
      'the messaging app',
      `${phone} MicroMessenger/8.0.44`,
      { miniProgram: false, messagingApp: true, otherApp: false, deviceId: 2 },
    ],
    ['another app', `${phone} Weibo (iPhone14)`, { otherApp: true, deviceId: 1 }],
    ['a chat app', `${phone} QQ/9.0`, { otherApp: true }],
    ['a wallet', `${phone} AlipayClient/10.5`, { otherApp: true }],
    ['an app for work', `${phone} DingTalk/7.0`, { otherApp: true }],
    ['an app for videos', `${phone} aweme_28.0`, { otherApp: true }],
    ['an app for news', `${phone} NewsArticle/9.0`, { otherApp: true }],
    [
      'the search app with another app’s name',
      `${phone} baiduboxapp Weibo`,
      { searchApp: true, otherApp: false, deviceId: 1 },
    ],
    [
      'the messaging app with another app’s name',
      `${phone} MicroMessenger/8 QQ/9`,
      { messagingApp: true, otherApp: false, deviceId: 2 },
    ],
    ['a smart-app by its other name', `${phone} smartprogram`, { smartApp: true, searchApp: false, deviceId: 8 }],
    ['a smart-app by its host', `${phone} swan-baiduboxapp`, { smartApp: true }],
    ['no smart-app without its name', `${phone} blackswan/1 swanlake smartprograms`, { smartApp: false }],
    ['no mini program outside the messaging app', `${phone} miniProgram`, { miniProgram: false, deviceId: 2 }],
    [
      'a phone',
      phone,
      {
        mobile: true,
        ios: true,
        searchApp: false,
        smartApp: false,
        messagingApp: false,
        miniProgram: false,
        otherApp: false,
        oldBrowser: false,
        deviceId: 2,
      },
    ],
    ['a tablet', 'Mozilla/5.0 (iPad; CPU OS 16_0)', { mobile: true, ios: true }],
    ['a player', 'Mozilla/5.0 (iPod touch)', { mobile: true, ios: true }],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 14)', { mobile: true, ios: false }],
    ['a phone of another make', 'Mozilla/5.0 (Phone; OpenHarmony 5.0)', { mobile: true, ios: false }],
    ['any mobile browser', 'Opera Mobile', { mobile: true, ios: false }],
    ['a very old desktop browser', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)', { oldBrowser: true }],
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', { mobile: false, oldBrowser: false, deviceId: 2 }],
    [
      'an old desktop browser',
      'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0)',
      { oldBrowser: true, mobile: false },
    ],
  ])('tells %s', (_, userAgent, expected) => expect(detectPlatform(userAgent)).toMatchObject(expected))

  it('has no version where the app names none', () => {
    expect('searchAppVersion' in detectPlatform('baiduboxapp')).toBe(false)
    expect(detectPlatform('BaiduBoxApp/13').searchAppVersion).toBe('13')
    expect(detectPlatform('baiduboxapp/12.34.5.x').searchAppVersion).toBe('12.34.5')
  })
})

describe('login on the way to a page (S02, S03, S04)', () => {
  const path = '/my/orders'

  it('is never required of a logged-in shopper', () => {
    expect(loginWay({ user: { isLogin: 2 }, path, platform: {} })).toEqual({ way: 'none' })
    expect([isLoggedIn(undefined), isLoggedIn({ isLogin: 1 })]).toEqual([false, false])
  })

  it("is the app's own from a version of the search app on", () => {
    const inApp = (searchAppVersion: string) =>
      loginWay({ path, platform: { searchApp: true, searchAppVersion }, appLoginFrom: '11.0' }).way
    expect([inApp('10.9'), inApp('11.0'), inApp('12')]).toEqual(['page', 'app', 'app'])
    const login = (platform: LoginVisit['platform'], appLoginFrom?: string) =>
      loginWay({ path, platform, appLoginFrom }).way
    expect([
      login({ searchApp: true }, '11'),
      login({ searchApp: true, searchAppVersion: '12' }),
      login({ searchAppVersion: '12' }, '11'),
    ]).toEqual(['page', 'page', 'page'])
  })

  it("is the mini program's page there, otherwise the shop's, and both come back", () => {
    expect(loginWay({ path, platform: { miniProgram: true } })).toEqual({
      way: 'mini-program',
      path: '/login?next=%2Fmy%2Forders',
    })
    expect(loginWay({ path, platform: {} })).toEqual({ way: 'page', path: '/login?next=%2Fmy%2Forders' })
  })

  it("reloads the same path after the app's login, and goes back when the login failed", () => {
    expect(afterAppLogin({ status: '1' }, path)).toEqual({ reload: path })
    expect(afterAppLogin({ status: '1' }, '//evil.example')).toEqual({ reload: '/' })
    expect([afterAppLogin({ status: '0' }, path), afterAppLogin({}, path), afterAppLogin(undefined, path)]).toEqual([
      { back: true },
      { back: true },
      { back: true },
    ])
  })

  it('leaves a visitor logged out, with every field at its default', () => {
    expect(visitor()).toEqual({
      isLogin: 1,
      displayName: '',
      telephone: '',
      userName: '',
      uimg: '',
      openId: '',
      shopInfo: {},
      attributes: [],
      member: { memberType: 0 },
    })
    expect(isLoggedIn(visitor())).toBe(false)
    expect(visitor()).not.toBe(visitor())
  })
})

describe('the header menu (R11)', () => {
  type Widget = { widgetType: 3 } | { widgetType: 17; items: string[] }
  const menu: Widget = { widgetType: 17, items: ['灯'] }
  const page = (urlMapping: string, blockId: number): ContentPageLike<Widget> => ({
    urlMapping,
    blocks: [
      { blockId: 1, widgets: [{ widgetType: 3 }] },
      { blockId, widgets: [menu] },
    ],
  })

  it('is widget 17 in block 1002 of the home page, and nothing else', () => {
    expect(headerMenu(page('/home', 1002))).toBe(menu)
    const shelf = {
      urlMapping: '/home',
      blocks: [
        { blockId: 1002, widgets: [{ widgetType: 3 }] },
        { blockId: 1002, widgets: [{ widgetType: 3 }, menu] },
      ],
    }
    expect(headerMenu<Widget>(shelf as ContentPageLike<Widget>)).toBe(menu)
    expect([headerMenu(page('/home', 1003)), headerMenu(page('/allproducts', 1002))]).toEqual([undefined, undefined])
  })
})
