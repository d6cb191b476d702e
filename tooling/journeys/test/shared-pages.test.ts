import { describe, expect, it } from 'vitest'
import { miniApps, openMiniApp } from '../src/open-mini-app'
import { browser } from './with-browser'
import { shop } from './with-shop'

/**
 * Returns the response of this shop to the path and query of an address, such as `200 image/png`. The apps were built
 * for another host.
 */
async function answerOf(address = ''): Promise<string> {
  const { pathname, search } = new URL(address)
  const { status, headers } = await fetch(shop.origin + pathname + search)
  return `${status} ${headers.get('content-type')}`
}

describe('a shared page', () => {
  it.each(miniApps('mini-program'))('includes a picture, the shop’s own where it has none: %s', async (app) => {
    const { phone, openAt } = await openMiniApp(browser, shop.origin, app)
    const pages = [
      { path: '/product/1001', shows: '六麦环形阵列', title: '暖居智能音箱 Pro' },
      { path: '/agreement/user', shows: '账号与登录', title: '用户协议' },
    ]
    for (const { path, shows, title } of pages) {
      await openAt(path)
      await phone.see(shows)
      const shared = await phone.share()
      expect({ path, title: shared?.title, picture: await answerOf(shared?.imageUrl) }).toEqual({
        path,
        title,
        picture: expect.stringMatching(/^200 image\//),
      })
    }
  })

  it.each(miniApps('mini-program'))('leads a friend to the shopper’s choice there: %s', async (app) => {
    const { phone, openAt, openPage } = await openMiniApp(browser, shop.origin, app)
    await openAt('/allproducts')
    await phone.tap('智能灯具')
    await phone.miss('六麦环形阵列')
    const { path = '' } = (await phone.share()) ?? {}
    expect(path).toBe('/pages/all-products/index?category=lamp')
    await openPage(path)
    await phone.see('栖光')
    expect(await phone.texts()).not.toContain('六麦环形阵列')
    await phone.tap('全部')
    await phone.see('六麦环形阵列')
    expect((await phone.share())?.path).toBe('/pages/all-products/index')
  })

  it('opens alone in moments for a visitor, and says how to continue', async () => {
    const { phone } = await openMiniApp(browser, shop.origin, 'mini-program', undefined, {
      path: 'pages-shop/product/index?spuNo=1001',
      scene: 1154,
    })
    await phone.see('六麦环形阵列')
    await phone.tap('首页')
    await phone.see('点击下方“前往小程序”，继续逛')
    expect(await phone.pages()).toMatchObject([{ path: 'pages-shop/product/index' }])
    expect((await phone.log()).errors).toEqual([])
  })

  it.each(['/product/1001', '/shopping-cart'])('of the web names an existing picture: %s', async (path) => {
    const html = await (await fetch(shop.origin + path)).text()
    expect(await answerOf(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1])).toMatch(/^200 image\//)
  })
})
