import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterAppLogin, afterLogout, compareVersions, detectPlatform, headerMenu, isLoggedIn, loginWay, miniProgramPage, smartAppPage, specialActivityPath, type ContentPageLike } from '#index'

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

  it('keeps the other routes on the web', () => {
    expect(['/allproducts', '/product/1', '/my', '/accounts', '/store'].map((path) => smartAppPage(path))).toEqual(Array.from({ length: 5 }))
  })

  it('hands product pages over only above a version', () => {
    const above = (version: string) => smartAppPage('/product/1001', { version, productAbove: '3.9.0' })
    expect([above('3.8.9'), above('3.9.0')]).toEqual([undefined, undefined])
    expect(above('3.10.0')).toEqual({ name: 'product', params: { spuNo: '1001' } })
  })

  it('gives the free activity its route and query as one encoded parameter', () => {
    const page = miniProgramPage('/activity/free/1001?from=%E6%9C%8B%E5%8F%8B')
    expect(page?.name).toBe('freeActivity')
    expect(JSON.parse(decodeURIComponent(page?.params.data ?? ''))).toEqual({ spuNo: '1001', from: '朋友' })
    expect(miniProgramPage('/store?shopId=1')).toEqual({ name: 'store', params: { shopId: '1' } })
    expect(miniProgramPage('/account')).toBeUndefined()
  })

  it('never throws whatever the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (rest) => {
        expect(() => [smartAppPage(`/${rest}`), miniProgramPage(`/activity/free/${rest}`), smartAppPage(`/login?next=${rest}`)]).not.toThrow()
      }),
    )
  })

  it('shows the special activity to internal visitors only (R05)', () => {
    expect([true, false].map(specialActivityPath)).toEqual(['/activity/unify/baidung', '/activity/unify/ngerror'])
  })

  it('orders versions by their numbers', () => {
    expect([compareVersions('1.10', '1.9'), compareVersions('2', '2.0.0'), compareVersions('1.2.3', '1.3')].map(Math.sign)).toEqual([1, 0, -1])
    const version = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'))
    fc.assert(
      fc.property(version, version, (one, other) => {
        expect(Math.sign(compareVersions(one, other))).toBe(0 - Math.sign(compareVersions(other, one)) + 0)
      }),
    )
  })
})

describe('what the shop runs in (P05, C01)', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

  it.each([
    ['a smart-app', `${phone} baiduboxapp/13.25.0.10 swan/2.50.0 swan-baiduboxapp/13.25`, { smartApp: true, searchApp: true, searchAppVersion: '13.25.0.10', deviceId: 8 }],
    ['the search app', `${phone} baiduboxapp/13.25.0.10`, { searchApp: true, smartApp: false, deviceId: 1, ios: true }],
    ['a mini program', `${phone} MicroMessenger/8.0.44 miniProgram/wx`, { miniProgram: true, messagingApp: true, deviceId: 7 }],
    ['the messaging app', `${phone} MicroMessenger/8.0.44`, { miniProgram: false, messagingApp: true, otherApp: false, deviceId: 2 }],
    ['another app', `${phone} Weibo (iPhone14)`, { otherApp: true, deviceId: 1 }],
    ['a phone', phone, { mobile: true, ios: true, otherApp: false, deviceId: 2 }],
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', { mobile: false, oldBrowser: false, deviceId: 2 }],
    ['an old desktop browser', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0)', { oldBrowser: true, mobile: false }],
  ])('tells %s', (_, userAgent, expected) => expect(detectPlatform(userAgent)).toMatchObject(expected))
})

describe('login on the way to a page (S02, S03, S04)', () => {
  const path = '/my/orders'

  it('is asked of nobody who is logged in', () => {
    expect(loginWay({ user: { isLogin: 2 }, path, platform: {} })).toEqual({ way: 'none' })
    expect([isLoggedIn(undefined), isLoggedIn({ isLogin: 1 })]).toEqual([false, false])
  })

  it('is the app\'s own from a version of the search app on', () => {
    const inApp = (searchAppVersion: string) => loginWay({ path, platform: { searchApp: true, searchAppVersion }, appLoginFrom: '11.0' }).way
    expect([inApp('10.9'), inApp('11.0'), inApp('12')]).toEqual(['page', 'app', 'app'])
  })

  it('is the mini program\'s page there, else the shop\'s, and both come back', () => {
    expect(loginWay({ path, platform: { miniProgram: true } })).toEqual({ way: 'mini-program', path: '/login?next=%2Fmy%2Forders' })
    expect(loginWay({ path, platform: {} })).toEqual({ way: 'page', path: '/login?next=%2Fmy%2Forders' })
  })

  it('loads the same path anew after the app\'s login, and goes back when it came to nothing', () => {
    expect(afterAppLogin({ status: '1' }, path)).toEqual({ reload: path })
    expect([afterAppLogin({ status: '0' }, path), afterAppLogin(undefined, path)]).toEqual([{ back: true }, { back: true }])
  })

  it('leaves a visitor after logout, and the request under way', () => {
    const pendingUserInfo = { id: 1 }
    expect(afterLogout({ pendingUserInfo })).toMatchObject({ isLogin: 1, telephone: '', member: { memberType: 0 }, pendingUserInfo })
    expect(afterLogout({})).not.toHaveProperty('pendingUserInfo')
  })
})

describe('the header menu (R11)', () => {
  type Widget = { widgetType: 3 } | { widgetType: 17; items: string[] }
  const menu: Widget = { widgetType: 17, items: ['灯'] }
  const page = (urlMapping: string, blockId: number): ContentPageLike<Widget> => ({
    urlMapping,
    blocks: [{ blockId: 1, widgets: [{ widgetType: 3 }] }, { blockId, widgets: [menu] }],
  })

  it('is widget 17 in block 1002 of the home page, and nothing else', () => {
    expect(headerMenu(page('/home', 1002))).toBe(menu)
    expect([headerMenu(page('/home', 1003)), headerMenu(page('/allproducts', 1002))]).toEqual([undefined, undefined])
  })
})
