import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openContext } from '../src/open-browser'
import { logIn, type Shopper } from '../src/shopper'
import { browser } from './with-browser'
import { shop } from './with-shop'

const LIST = /\/api\/passport\/v1\/sessions(\?|$)/
const NAME = 'A'.repeat(80)

let regular: Shopper

beforeAll(async () => {
  regular = await logIn(shop, '13700000055')
})

describe.each(['phone', 'desktop'] as const)('the list of login devices, on a %s', (size) => {
  /** Opens the list; `meanwhile` says what the shop answers with. */
  async function openList(meanwhile: (page: Page) => Promise<object | void>): Promise<Page> {
    const page = await (await openContext(browser, size)).newPage()
    await regular.enter(page)
    await meanwhile(page)
    await page.goto(`${shop.origin}/account`)
    await page.getByRole('button', { name: '登录设备' }).click()
    return page
  }

  it('shows the name of a device whole, however long it is', async () => {
    const here = { sessionId: 'a', createdAt: 1, usedAt: 1, current: true, device: '本机的名字' }
    const data = { result: [here, { ...here, sessionId: 'b', current: false, device: NAME }] }
    const page = await openList((page) =>
      page.route(LIST, (route) =>
        route.fulfill({ json: { code: 0, success: true, message: '', data, currentTimeMillis: 1 } }),
      ),
    )
    const cut = await page.getByText(NAME).evaluate((name) => name.scrollWidth - name.clientWidth)
    expect(cut).toBe(0)
    await page.context().close()
  })

  it('says that it could not be read, and is read again on request', async () => {
    const page = await openList((page) => page.route(LIST, (route) => route.abort()))
    const again = page.getByRole('button', { name: '没有读到，重新加载' })
    await again.waitFor()
    await page.unroute(LIST)
    await again.click()
    await page.getByText('本机').waitFor()
    expect(await again.count()).toBe(0)
    await page.context().close()
  })
})
