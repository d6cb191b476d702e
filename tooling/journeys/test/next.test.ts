import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { inFull } from '@hearth/vitest/whole'
import { logIn, type Shopper } from '../src/shopper'
import { browser } from './with-browser'
import { shop } from './with-shop'

let shopper: Shopper

beforeAll(async () => {
  shopper = await logIn(shop, '13700000011')
})

/** What stands behind `next=`, as it is in the address bar; the domain's own tests of `safeNext` have them all. */
const traps = [
  '//evil.example',
  '///evil.example',
  'https://evil.example',
  'https:evil.example',
  'http:/evil.example/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  '/%2Fevil.example',
  '/%252Fevil.example',
  '/.%2F/evil.example',
  '/%09/evil.example',
  '/%0A/evil.example',
  '/%0D%0A/evil.example',
  '%09//evil.example',
  'java%0Ascript:alert(1)',
  '%20//evil.example',
  '/login?next=//evil.example',
  '@evil.example',
]

const good = ['/my/orders', '/product/1002?skuNo=100201', '/checkout?skuNo=100101&itemQuantity=2', '/addresses/edit']

describe('after the login', () => {
  it.each(
    inFull(traps, (trap) =>
      ['//evil.example', '/\\evil.example', '%252F%252Fevil.example', 'javascript:alert(1)'].includes(trap),
    ),
  )('a shopper sent on by next=%s is at home', async (trap) => {
    expect(await whereLeads(trap)).toBe('/')
  })

  it.each(inFull(good, (path) => path.includes('?')))('a shopper sent on by next=%s is there', async (path) => {
    expect(await whereLeads(encodeURIComponent(path))).toBe(path)
  })

  it('a visitor who had to log in first returns to the page that asked for it', async () => {
    const page = await openPage()
    await page.goto(`${shop.origin}/my/orders?status=1`)
    await page.waitForURL(/\/login\?next=/)
    expect(new URL(page.url()).searchParams.get('next')).toBe('/my/orders?status=1')
    await typeIn(page, '13700000012')
    await page.waitForURL(`${shop.origin}/my/orders?status=1`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('我的订单')
    await page.context().close()
  })

  it('a visitor who types number and code on a page with a trap is at home', async () => {
    const page = await openPage()
    await page.goto(`${shop.origin}/login?next=//evil.example`)
    await typeIn(page, '13700000013')
    await page.waitForURL(`${shop.origin}/`)
    await page.context().close()
  })
})

/**
 * Where a browser stands that opens the login page with a shopper's login. It may never have asked anybody else on the
 * way.
 */
async function whereLeads(next: string): Promise<string> {
  const page = await openPage()
  const foreign: string[] = []
  const messages: string[] = []
  page.on('request', (request) => !request.url().startsWith(shop.origin) && foreign.push(request.url()))
  page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    void dialog.dismiss()
  })
  await shopper.enter(page)
  await page.goto(`${shop.origin}/login?next=${next}`)
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  const { origin, pathname, search } = new URL(page.url())
  await page.context().close()
  expect({ origin, foreign, messages }).toEqual({ origin: shop.origin, foreign: [], messages: [] })
  return pathname + search
}

async function openPage(): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 375, height: 812 } })
  context.setDefaultTimeout(45_000)
  return context.newPage()
}

async function typeIn(page: Page, telephone: string): Promise<void> {
  await page.getByPlaceholder('请输入 11 位手机号').fill(telephone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByPlaceholder('6 位数字').fill(await shop.loginCode(telephone))
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}
