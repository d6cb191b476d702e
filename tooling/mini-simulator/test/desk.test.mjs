import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fill, launchBrowser, openWindow, press, reload, visit } from '@hearth/browser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serve } from '../src/index.mjs'

let browser
let dist
let served

beforeAll(async () => {
  browser = await launchBrowser()
  dist = mkdtempSync(join(tmpdir(), 'hearth-built-'))
  cpSync(fileURLToPath(new URL('fixtures/weapp', import.meta.url)), dist, { recursive: true })
  served = await serve(dist, { watch: true })
})
afterAll(async () => {
  await browser?.close()
  await served?.close()
  rmSync(dist, { recursive: true, force: true })
})

const openDesk = async (query = '') => {
  // The window does not override the browser's colour scheme: the desk decides about that of the phone.
  const page = await (await openWindow(browser, { colorScheme: null })).newPage()
  // The page keeps a request open, which tells it of new builds.
  await visit(page, served.address + query, { rests: false })
  const phone = page.frameLocator('#phone')
  await expect(phone.locator('.webview:not([hidden])')).toBeVisible()
  return { page, phone }
}

it('opens the app at the page and scene that the desk gives, and again after a reload', async () => {
  const { page, phone } = await openDesk('/?path=pages/second/index%3Fdepth%3D3&scene=1007&dark=1')
  await expect(phone.getByText('Depth 3')).toBeVisible()
  expect(
    await phone
      .locator('body')
      .evaluate(() => [globalThis.hearthPhone.pages()[0].query, matchMedia('(prefers-color-scheme: dark)').matches]),
  ).toEqual([{ depth: '3' }, true])
  await fill(page.locator('[name=path]'), 'pages/second/index?depth=5')
  await press(page.getByRole('button', { name: 'Open', exact: true }))
  await expect(phone.getByText('Depth 5')).toBeVisible()
  await reload(page, { rests: false })
  await expect(phone.getByText('Depth 5')).toBeVisible()
})

it('loads a new build by itself', async () => {
  const { phone } = await openDesk()
  await expect(phone.getByText('Greet')).toBeVisible()
  const markup = join(dist, 'pages/first/index.wxml')
  writeFileSync(markup, readFileSync(markup, 'utf8').replace('>Greet<', '>Good morning<'))
  await expect(phone.getByText('Good morning')).toBeVisible()
})
