import { press, visit } from '@hearth/browser'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openContext } from '../src/open-context'
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
  /** Opens the list of logins. @param meanwhile sets the shop's replies first */
  async function openList(meanwhile: (page: Page) => Promise<object | void>): Promise<Page> {
    const page = await (await openContext(browser, size)).newPage()
    await regular.enter(page)
    await meanwhile(page)
    await visit(page, `${shop.origin}/account`)
    await press(page.getByRole('button', { name: '登录设备' }))
    return page
  }

  it('shows the name of a device in full, however long it is', async () => {
    const here = { sessionId: 'a', createdAt: 1, usedAt: 1, current: true, device: '本机的名字' }
    const data = { result: [here, { ...here, sessionId: 'b', current: false, device: NAME }] }
    const page = await openList((page) =>
      page.route(LIST, (route) =>
        route.fulfill({ json: { code: 0, success: true, message: '', data, currentTimeMillis: 1 } }),
      ),
    )
    const cut = () => page.getByText(NAME).evaluate((name) => name.scrollWidth - name.clientWidth)
    await expect.poll(cut).toBe(0)
  })

  it('says that it could not be loaded, and is loaded again on request', async () => {
    const page = await openList((page) => page.route(LIST, (route) => route.abort()))
    const again = page.getByRole('button', { name: '加载失败，点击重试' })
    await expect(again).toBeVisible()
    await page.unroute(LIST)
    await press(again)
    await expect(page.getByText('本机')).toBeVisible()
    await expect(again).toHaveCount(0)
  })
})
