import { launchBrowser, openWindow } from '@hearth/browser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findTarget } from '../src/find-target.mjs'

let browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** Opens a page of an app with one button in a box, which `style` shows or hides. */
const pageWith = async (style, button = '<span>去支付</span>') => {
  const page = await (await openWindow(browser, { viewport: { width: 375, height: 600 } })).newPage()
  await page.setContent(
    `<style>body { margin: 0 } .bar { ${style} }</style>
    <div class="webview" style="height: 600px"><p>待付款</p><div class="bar">${button}</div></div>`,
  )
  return page
}
const find = (page, target = '去支付') => page.evaluate(findTarget, { target, onScreen: true })

it.each(['visibility: hidden', 'display: none'])('finds no text hidden by %s, nor its parent', async (style) => {
  const page = await pageWith(style)
  expect(await find(page)).toBeUndefined()
  expect(await find(page, '支付')).toBeUndefined()
})

it.each(['height: 44px', 'display: contents'])('finds a text shown by %s, at its place', async (style) => {
  const page = await pageWith(style)
  const found = await find(page)
  expect(found?.y).toBeLessThan(100)
  expect(await find(page, '支付')).toEqual(found)
})

it('finds a control by its name, whatever it shows', async () => {
  const page = await pageWith('height: 44px', '<button aria-label="去支付">→</button>')
  expect((await find(page))?.x).toBeLessThan(60)
})

it('finds no text of a page below the one that is shown, nor the box around both', async () => {
  const page = await pageWith('height: 44px')
  await page.evaluate(() => {
    const below = document.querySelector('.webview')
    below.hidden = true
    below.insertAdjacentHTML('afterend', '<div class="webview" style="height: 600px"><p>登录</p></div>')
    const pages = document.createElement('main')
    pages.append(...document.body.children)
    document.body.append(pages)
  })
  expect(await find(page)).toBeUndefined()
  expect(await find(page, '支付')).toBeUndefined()
  expect((await find(page, '登录'))?.y).toBeLessThan(100)
})
