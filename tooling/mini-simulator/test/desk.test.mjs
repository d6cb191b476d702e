import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, serve } from '../src/index.mjs'

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
  // What the browser is asked for is not overruled here: the desk decides for the phone.
  const page = await browser.newPage({ colorScheme: null })
  await page.goto(served.address + query)
  const phone = page.frameLocator('#phone')
  await phone.locator('.webview:not([hidden])').waitFor()
  return { page, phone }
}

it('opens the app at a page and from where the desk says, and so again after a reload', async () => {
  const { page, phone } = await openDesk('/?path=pages/second/index%3Fdepth%3D3&scene=1007&dark=1')
  await phone.getByText('Depth 3').waitFor()
  expect(
    await phone
      .locator('body')
      .evaluate(() => [globalThis.hearthPhone.pages()[0].query, matchMedia('(prefers-color-scheme: dark)').matches]),
  ).toEqual([{ depth: '3' }, true])
  await page.fill('[name=path]', 'pages/second/index?depth=5')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await phone.getByText('Depth 5').waitFor()
  await page.reload()
  await phone.getByText('Depth 5').waitFor()
  await page.close()
})

it('takes up a new build by itself', async () => {
  const { page, phone } = await openDesk()
  await phone.getByText('Greet').waitFor()
  const markup = join(dist, 'pages/first/index.wxml')
  writeFileSync(markup, readFileSync(markup, 'utf8').replace('>Greet<', '>Good morning<'))
  expect(await phone.getByText('Good morning').textContent()).toBe('Good morning')
  await page.close()
})
