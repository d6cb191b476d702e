import { describe, expect, it } from 'vitest'
import { openMiniApp, type MiniApp } from '../src/open-mini-app'
import { browser } from './with-browser'
import { shop } from './with-shop'

/** What an address of the shop answers with, such as `200 image/png`. The apps were built for another host. */
async function answerOf(address = ''): Promise<string> {
  const { pathname, search } = new URL(address)
  const { status, headers } = await fetch(shop.origin + pathname + search)
  return `${status} ${headers.get('content-type')}`
}

describe('a page that is shared', () => {
  it.each(['mini-program', 'smart-app'] satisfies MiniApp[])('brings a picture along, the shop’s own where it has none: %s', async (app) => {
    const { phone, openAt } = await openMiniApp(browser, shop.origin, app)
    const pages = [{ path: '/product/1001', shows: '六麦环形阵列', title: '暖居智能音箱 Pro' }, { path: '/agreement/user', shows: '账号与登录', title: '用户协议' }]
    for (const { path, shows, title } of pages) {
      await openAt(path)
      await phone.see(shows)
      const shared = await phone.share()
      expect({ path, title: shared?.title, picture: await answerOf(shared?.imageUrl) }).toEqual({ path, title, picture: expect.stringMatching(/^200 image\//) })
    }
    await phone.close()
  })

  it.each(['/product/1001', '/shopping-cart'])('of the web names a picture that is there: %s', async (path) => {
    const html = await (await fetch(shop.origin + path)).text()
    expect(await answerOf(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1])).toMatch(/^200 image\//)
  })
})
