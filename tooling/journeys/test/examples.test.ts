import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { launchBrowser, openWindow, reload, visit } from '@hearth/browser'
import type { Browser } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../src/start-shop'
import { shop } from './with-shop'

const examples = fileURLToPath(new URL('../../../docs/examples/', import.meta.url))
const runFile = promisify(execFile)

describe('the example of a script', () => {
  const flashSale = (address: string) =>
    runFile(process.execPath, ['flash-sale.mjs'], {
      cwd: `${examples}flash-sale`,
      env: { ...process.env, SHOP: address },
    })

  it('prints the flash-sale products of a shop with their prices', async () => {
    const { stdout } = await flashSale(shop.origin)
    const [title, ...products] = stdout.trim().split('\n')
    expect(title).toMatch(/^限时秒杀，\d{4}-\d\d-\d\d \d\d:\d\d 截止$/)
    expect(products.length).toBeGreaterThanOrEqual(3)
    for (const line of products) expect(line).toMatch(/^\S.+ {2}¥\d+\.\d\d（原价 ¥\d+\.\d\d）$/)
  })

  it('says why when there is no shop', async () => {
    const nowhere = `http://localhost:${await freePort()}`
    await expect(flashSale(nowhere)).rejects.toMatchObject({
      code: 1,
      stderr: `网络异常，请检查网络或稍后重试（ERR_NETWORK，${nowhere}）\n`,
    })
  })
})

describe('the example of a page', () => {
  let vite: ViteDevServer
  let browser: Browser

  beforeAll(async () => {
    process.env.SHOP = shop.origin
    vite = await createServer({
      root: `${examples}react-page`,
      configFile: `${examples}react-page/vite.config.ts`,
      logLevel: 'error',
      server: { port: await freePort(), strictPort: true },
    })
    await vite.listen()
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await vite?.close()
    delete process.env.SHOP
  })

  it('shows the shop’s recommendations, and a message for shoppers when there are none', async () => {
    const page = await (await openWindow(browser)).newPage()
    await visit(page, vite.resolvedUrls!.local[0]!)
    await expect(page.getByRole('listitem')).toHaveText(Array<RegExp>(6).fill(/^\S.+ ¥\d+\.\d\d$/))

    await page.route('**/api/**', (route) => route.abort())
    await reload(page)
    await expect(page.getByRole('alert')).toHaveText('网络异常，请检查网络或稍后重试')
  })
})
