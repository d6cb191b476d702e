import type { BrowserContext } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { axeFaults } from '../src/axe-faults'
import { openContext } from '../src/open-browser'
import { prepareTour, type Stop, type Tour } from '../src/tour'
import { browser } from './with-browser'
import { shop } from './with-shop'

const WIDTHS = [375, 768, 1440]

/** The way of a purchase and what belongs to the shopper. */
const PAGES = [
  'home',
  'allProducts',
  'category',
  'product',
  'cart',
  'checkout',
  'cashier',
  'payResult',
  'orders',
  'orderDetail',
  'account',
  'addresses',
  'login',
]

let tour: Tour
let stops: Stop[]

beforeAll(async () => {
  tour = await prepareTour(shop, '13700000032')
  const category: Stop = { name: 'category', path: '/allproducts?category=speaker', shows: '暖居智能音箱 Pro' }
  stops = [...tour.stops, category].filter(({ name }) => PAGES.includes(name))
})

it('axe finds nothing at all on any page of a purchase, in the light and in the dark, on a phone, a tablet and a desktop', async () => {
  expect(stops).toHaveLength(PAGES.length)
  const found: string[] = []
  for (const visitor of [false, true]) {
    const context = await openContext(browser, 'desktop')
    for (const stop of stops.filter((one) => !!one.visitor === visitor)) found.push(...(await faultsOf(context, stop)))
    await context.close()
  }
  expect(found).toEqual([])
})

/**
 * Looks at a page that was opened once: its width and its colours change while it stands. In the dark nothing but its
 * colours is another.
 */
async function faultsOf(context: BrowserContext, { name, path, shows, visitor }: Stop): Promise<string[]> {
  const page = await context.newPage()
  if (!visitor) await tour.shopper.enter(page)
  await page.goto(shop.origin + path)
  await page.getByText(shows).filter({ visible: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    found.push(...(await axeFaults(page, `${name} at ${width} px`)))
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(
      ...(await axeFaults(page, `${name} at ${width} px in the dark`, ['color-contrast', 'link-in-text-block'])),
    )
  }
  await page.close()
  return found
}
