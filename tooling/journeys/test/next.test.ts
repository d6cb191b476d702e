import { arrive, fill, openWindow, press, visit } from '@hearth/browser'
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

/** Values of `next=` in an address. The domain's tests of `safeNext` have all of them. */
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
  )('a shopper with next=%s is on the home page', async (trap) => {
    expect(await whereLeads(trap)).toBe('/')
  })

  it.each(inFull(good, (path) => path.includes('?')))('a shopper with next=%s is on that page', async (path) => {
    expect(await whereLeads(encodeURIComponent(path))).toBe(path)
  })

  it('a visitor who had to log in first returns to the page that asked for it', async () => {
    const page = await openPage()
    await visit(page, `${shop.origin}/my/orders?status=1`)
    await arrive(page, /\/login\?next=/)
    expect(new URL(page.url()).searchParams.get('next')).toBe('/my/orders?status=1')
    await typeIn(page, '13700000012')
    await arrive(page, `${shop.origin}/my/orders?status=1`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的订单')
  })

  it('a visitor who types number and code on a page with a forged next is on the home page', async () => {
    const page = await openPage()
    await visit(page, `${shop.origin}/login?next=//evil.example`)
    await typeIn(page, '13700000013')
    await expect(page).toHaveURL(`${shop.origin}/`)
  })
})

/**
 * Opens the login page in a browser that is logged in, and returns the address to which the page leads. The browser
 * must never request another host on the way.
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
  await visit(page, `${shop.origin}/login?next=${next}`)
  await arrive(page, (url) => url.pathname !== '/login')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  const { origin, pathname, search } = new URL(page.url())
  expect({ origin, foreign, messages }).toEqual({ origin: shop.origin, foreign: [], messages: [] })
  return pathname + search
}

async function openPage(): Promise<Page> {
  const window = await openWindow(browser, { locale: 'zh-CN', viewport: { width: 375, height: 812 } })
  return window.newPage()
}

async function typeIn(page: Page, telephone: string): Promise<void> {
  await fill(page.getByPlaceholder('请输入 11 位手机号'), telephone)
  await press(page.getByRole('button', { name: '获取验证码' }))
  await fill(page.getByPlaceholder('6 位数字'), await shop.loginCode(telephone))
  await press(page.getByRole('checkbox'))
  await press(page.getByRole('button', { name: '登录', exact: true }))
}
