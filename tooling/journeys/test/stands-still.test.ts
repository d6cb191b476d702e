import { openWindow, visit } from '@hearth/browser'
import { beforeAll, describe, expect, it } from 'vitest'
import { howMuch, inFull } from '@hearth/vitest/whole'
import { viewports } from '../src/open-context'
import { logIn, type Shopper } from '../src/shopper'
import { browser } from './with-browser'
import { shop } from './with-shop'

/**
 * Factor by which Chromium slows the processor. In a sample it is 1: a slow network alone shows the shifts, and a slow
 * processor is simulated by keeping it busy, which takes time from other tests.
 */
const SLOWER = howMuch(1, 4)

/**
 * Limit of the layout shift: the share of the screen that moves, multiplied by the distance as a share of the screen.
 * Above 0.1, a page counts as unstable.
 */
const MOST = 0.01

let regular: Shopper

interface Shift {
  value: number
  what: string[]
}

beforeAll(async () => {
  regular = await logIn(shop, '13700000051')
})

/** A product page whose part about the pre-sale loads its code later. */
const PRE_SALE = '/product/1103'

/** A page that only the browser draws, with a heading of its own. */
const MERCHANT = '/merchant/hearth'

const pages = ['/', '/product/1001', PRE_SALE, '/allproducts', '/shopping-cart', '/checkout', MERCHANT].flatMap(
  (path) =>
    (['phone', 'desktop'] as const).flatMap((size) => ['a visitor', 'a shopper'].map((who) => ({ path, size, who }))),
)
/** A sample in which each page, each size, a visitor and a shopper occur at least once. */
const SAMPLE = [
  '/ phone a visitor',
  '/product/1001 phone a shopper',
  '/product/1001 desktop a visitor',
  `${PRE_SALE} phone a visitor`,
  '/allproducts desktop a shopper',
  '/shopping-cart desktop a visitor',
  '/shopping-cart desktop a shopper',
  '/checkout desktop a shopper',
  `${MERCHANT} desktop a visitor`,
]
const chosen = inFull(pages, ({ path, size, who }) => SAMPLE.includes(`${path} ${size} ${who}`))

describe('a page that loads slowly', () => {
  it.each(chosen)('does not move while it loads: $path on a $size, for $who', async ({ path, size, who }) => {
    const { width, height, ...device } = viewports[size]
    const context = await openWindow(browser, { viewport: { width, height }, ...device, locale: 'zh-CN' })
    const page = await context.newPage()
    const slow = await context.newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await slow.send('Network.enable')
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    })
    if (who === 'a shopper') await regular.enter(page)
    await page.addInitScript(watchShifts)
    await visit(page, shop.origin + path)
    await page.waitForTimeout(500)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    expect(sum, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(MOST)
  })
})

/** Records the layout shifts of a page with their sizes. */
function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number
    sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      shifts.push({
        value,
        what: sources.map(({ node, previousRect, currentRect }) => {
          const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
          return `${node?.outerHTML?.slice(0, 80)} from ${from} to ${to}`
        }),
      })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
