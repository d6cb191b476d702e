import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { launchBrowser, press, visit } from '@hearth/browser'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { open } from '../src/index.mjs'

const fixture = (name) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))

let browser
let phone
let shop
let asked = []

beforeAll(async () => {
  browser = await launchBrowser()
  shop = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers })
    response.setHeader('set-cookie', 'track=1; path=/')
    response.end('echo')
  })
  await new Promise((resolve) => shop.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  phone = undefined
  asked = []
})
afterAll(async () => {
  await browser?.close()
  shop?.close()
})

const start = async (name = 'weapp', how = {}) => {
  phone = await open(fixture(name), { browser, apiBase: `http://127.0.0.1:${shop.address().port}`, ...how })
  return phone
}

/** Returns how the app was opened, and the properties of the phone that the app was told. */
const opening = async () => {
  await phone.tap('Opening')
  await phone.see('windowHeight')
  return JSON.parse((await phone.texts()).match(/\{.*\}/)[0])
}

it('draws a page, handles a tap and shows what changed', async () => {
  await start()
  await phone.see('quiet!')
  await phone.tap('Greet')
  await phone.see('hello!')
  expect((await phone.log()).setData.at(-1)).toMatchObject({ owner: 'pages/first/index', keys: 1 })
})

it('waits until a button works', async () => {
  await start()
  await phone.tap('Work')
  await phone.tap('Order')
  await phone.see('ordered')
})

it('fills fields and ticks boxes as a shopper does', async () => {
  await start()
  await phone.fill('Name', '小满')
  await phone.see('Hello 小满')
  await phone.tap('Apples')
  await phone.tap('Pears')
  await phone.see('chose a and b')
})

it('records each unknown call by name', async () => {
  await start()
  await phone.tap('Unknown call')
  expect((await phone.log()).missing).toEqual({ 'wx.openTheFridge': 1 })
})

it('lets code that uses fetch fail as it would on a phone', async () => {
  await start()
  await phone.tap('Stray fetch')
  await expect.poll(async () => (await phone.log()).errors.join()).toContain('fetch is not a function')
  expect(asked).toEqual([])
})

it('passes requests to the shop without cookies, and without an origin', async () => {
  await start()
  await phone.tap('Ask')
  await phone.see('200 echo')
  await phone.tap('Greet')
  await phone.tap('Ask')
  await phone.see('200 echo')
  expect(asked.map(({ url }) => url)).toEqual(['/api/echo?word=hi', '/api/echo?word=hi'])
  expect(asked[1].headers).toMatchObject({ 'x-from': 'phone' })
  expect(asked[1].headers.cookie).toBeUndefined()
  expect(asked[1].headers.origin).toBeUndefined()
})

it('fails requests while the network is away', async () => {
  await start()
  await phone.offline(true)
  await phone.tap('Ask')
  await expect.poll(async () => (await phone.log()).requests.length).toBe(1)
  expect(asked).toEqual([])
})

it('stacks pages, ten at most, and goes back', async () => {
  await start()
  await phone.tap('Deeper')
  for (let depth = 1; depth < 9; depth++) {
    await phone.see(`Depth ${depth}`)
    await phone.tap('Even deeper')
  }
  await phone.see('Depth 9')
  await expect.poll(() => phone.title()).toBe('Second 9')
  await phone.tap('Even deeper')
  await phone.see('webview count limit exceed')
  await phone.back()
  await expect.poll(() => phone.title()).toBe('Second 8')
  await expect.poll(() => phone.pages()).toHaveLength(9)
})

it('keeps the pages of tabs, and their state', async () => {
  await start()
  await phone.tap('Greet')
  await phone.tab('Other')
  await phone.see('Line 3')
  await expect.poll(() => phone.title()).toBe('Other tab')
  await phone.tab('First')
  await phone.see('hello!')
})

it('keeps stored data when the app is opened again', async () => {
  await start()
  await phone.tap('Remember')
  await phone.restart()
  await phone.see('kept words!')
})

it('shows toasts, shares, and refreshes a page that is pulled down', async () => {
  await start()
  await phone.tap('Toast')
  await phone.see('Done')
  expect(await phone.share()).toEqual({ title: 'Look', path: '/pages/first/index' })
  await phone.pull()
  await phone.see('fresh!')
})

it('counts the nodes of the view layer: elements, loops and texts', async () => {
  await start()
  await phone.tab('Other')
  await phone.see('Line 3')
  // Three lines with an element, a text and a node of the loop each; then the loop itself, and the root of the page.
  expect(await phone.views()).toEqual({ elements: 3, nodes: 3 * 3 + 2 })
})

it('shows what was on the screen when something cannot be found', async () => {
  await start()
  await expect(phone.see('Nowhere', { timeout: 200 })).rejects.toThrow(/Cannot see “Nowhere”.*quiet!/s)
})

it('runs the search app: its own calls, its early hook, its paths into lists', async () => {
  await start('swan')
  await phone.see('Inited first')
  await phone.tap('1 two')
  await phone.see('1 changed')
  await phone.see('0 one')
})

it('opens at any page with its query, also a tab, from any scene', async () => {
  await start('weapp', { path: 'pages/first/index?from=poster', scene: 1047 })
  expect(await opening()).toMatchObject({
    path: 'pages/first/index',
    query: { from: 'poster' },
    scene: 1047,
    own: { from: 'poster' },
  })
})

it('is light without an overlay, or dark with a notch, as requested', async () => {
  await start()
  expect(await opening()).toMatchObject({ theme: 'light', bottom: 812, windowHeight: 748 })
  await phone.close()
  await start('weapp', { path: 'pages/second/index?depth=1', dark: true, notch: true })
  expect(
    await phone.page.evaluate(() => [
      matchMedia('(prefers-color-scheme: dark)').matches,
      document.querySelector('#nav-bar').clientHeight,
      getComputedStyle(document.querySelector('.webview')).getPropertyValue('--covered-page'),
    ]),
  ).toEqual([true, 91, '34px'])
})

it('keeps the bottom of a page above the bar of a phone with a notch; a tab bar does that itself', async () => {
  await start('weapp', { notch: true })
  const inset = (page) =>
    page.evaluate(() => getComputedStyle(document.querySelector('.foot, [class~=foot]')).paddingBottom)
  await expect.poll(() => inset(phone.page)).toBe('0px')
  await phone.page.evaluate(() => (document.querySelector('#tab-bar').hidden = true))
  await expect.poll(() => inset(phone.page)).toBe('34px')
})

it('shows one page alone as moments do: no tab bar, no other page, no stored data', async () => {
  await start()
  await phone.tap('Remember')
  await visit(phone.page, phone.page.url().replace('/~/phone', '/~/phone?scene=1154'), { rests: false })
  await phone.page.waitForFunction('globalThis.hearthPhone')
  await phone.see('quiet!')
  await expect(phone.page.locator('#single-page')).toHaveText('前往小程序')
  await phone.tap('Deeper')
  await expect.poll(async () => (await phone.log()).errors.join()).toContain('can not navigate in single page mode')
  await expect.poll(() => phone.pages()).toHaveLength(1)
  await expect(phone.page.locator('#tab-bar')).toBeHidden()
})

it('reports the features it has, and no others', async () => {
  await start()
  await phone.tap('Abilities')
  await phone.see(
    'showToast true, openTheFridge false, button true, fridge false, onUserCaptureScreen false, getWindowInfo.return.safeArea true, getWindowInfo.return.weight false, button.open-type.getPhoneNumber false',
  )
})

it('loads a newer version on request', async () => {
  await start()
  await phone.tap('Await update')
  await phone.update()
  await phone.see('newer!')
})

it('cuts a long title before the capsule, on a narrow phone too', async () => {
  await start('weapp', { size: { width: 320, height: 568 } })
  const gap = await phone.page.evaluate(() => {
    const title = document.querySelector('#title')
    title.textContent = '一件名字很长很长的商品，长得放不下'
    return document.querySelector('#capsule').getBoundingClientRect().left - title.getBoundingClientRect().right
  })
  expect(gap).toBeGreaterThan(0)
})

it('asks its owner before an app gets an address, and refuses as the platforms do', async () => {
  await start()
  await phone.tap('Address')
  await press(phone.page.getByRole('button', { name: '允许' }))
  await phone.see('林小暖 王府井大街 88 号')
  await phone.tap('Address')
  await press(phone.page.getByRole('button', { name: '拒绝' }))
  await phone.see('chooseAddress:fail auth deny')
  await phone.tap('Address')
  await press(phone.page.getByRole('button', { name: '取消' }))
  await phone.see('chooseAddress:fail cancel')
})
