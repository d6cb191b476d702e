import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { launchBrowser } from '@hearth/browser'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { leaveFewPieces } from './leave-few-pieces'
import { lengthenReplies } from './lengthen-replies'
import { openContext, type viewports } from './open-context'
import { logIn, type Shopper } from './shopper'
import { startShop } from './start-shop'
import { stopsOfStates } from './stops-of-states'
import { MINI_APPS } from './open-mini-app'
import { takeMiniScreens } from './take-mini-screens'
import { prepareTour, type Stop } from './tour'

/** A setting in which pictures of pages are taken, such as dark colours or a failure. */
interface Look {
  /** Part of the picture's name: `phone`, `phone-dark`, ... */
  name: string
  size: keyof typeof viewports
  options?: BrowserContextOptions
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<object | void>
  /**
   * Whether pages are opened by a link within the shop, so that the browser requests their data. Otherwise the server
   * renders the pages with their data.
   */
  inside?: true
  /** Runs once the page is drawn. */
  after?: (page: Page) => Promise<void>
  /** The pages to look at in this setting; all when absent. */
  only?: string[]
}

const MAIN = [
  'home',
  'allProducts',
  'product',
  'cart',
  'checkout',
  'account',
  'orders',
  'orderDetail',
  'addressForm',
  'login',
]

/** Further public pages that the server renders with their data. */
const FURTHER_DRAWN = [
  'crowdFunding',
  'seckill',
  'reservation',
  'campaigns',
  'groups',
  'group',
  'bargains',
  'bargain',
  'bargainSku',
  'skills',
  'skill',
  'community',
  'post',
]

const FURTHER = [
  'invoice',
  'cashier',
  'payResult',
  'addresses',
  'logistics',
  'afterSaleList',
  'serviceForm',
  'afterSale',
  'myCoupons',
  'coupons',
  'couponProducts',
  'myPoints',
  'points',
  'arrivals',
  'accountSafety',
  'duCode',
  'stores',
  'newcomer',
  'recommend',
  'merchant',
  'cabinets',
  'trials',
  'freeActivity',
  ...FURTHER_DRAWN,
  'writePost',
  'myPosts',
  'myLikes',
  'orderInParcels',
  'logisticsInParcels',
]

/** All pages that the server renders with their data. */
const DRAWN = ['home', 'allProducts', 'product', ...FURTHER_DRAWN]

/** Pages with many states. */
const PARTLY = ['crowdFunding', 'crowdFundingOver', 'logistics', 'orderInParcels', 'logisticsInParcels']

const looks: Look[] = [
  { name: 'phone', size: 'phone' },
  { name: 'desktop', size: 'desktop' },
  { name: 'phone-dark', size: 'phone', options: { colorScheme: 'dark' } },
  { name: 'desktop-dark', size: 'desktop', options: { colorScheme: 'dark' }, only: [...MAIN, ...PARTLY] },
  {
    name: 'phone-large',
    size: 'phone',
    before: (page) => page.addInitScript(() => localStorage.setItem('hearth.large-text', '1')),
  },
  { name: 'phone-long', size: 'phone', inside: true, before: lengthenReplies, only: [...MAIN, ...FURTHER] },
  { name: 'desktop-long', size: 'desktop', inside: true, before: lengthenReplies, only: [...MAIN, ...FURTHER] },
  {
    name: 'phone-failed',
    size: 'phone',
    inside: true,
    before: (page) => page.route(/\/(api|cms)\/(?!user)/, (route) => route.abort()),
    only: [...MAIN, ...FURTHER],
  },
  {
    name: 'phone-loading',
    size: 'phone',
    inside: true,
    before: (page) => page.route(/\/(api|cms)\/(?!user)/, () => {}),
    only: [...MAIN, ...FURTHER],
  },
  {
    name: 'desktop-failed',
    size: 'desktop',
    before: (page) => page.route(/\/(api|cms)\/(?!user)/, (route) => route.abort()),
    only: ['cart', 'orders'],
  },
  {
    name: 'desktop-loading',
    size: 'desktop',
    before: (page) => page.route(/\/(api|cms)\/(?!user)/, () => {}),
    only: ['cart', 'orders', 'orderDetail', 'checkout'],
  },
  {
    name: 'phone-sheet',
    size: 'phone',
    after: (page) => page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).first().click(),
    only: ['product'],
  },
  {
    name: 'phone-areas',
    size: 'phone',
    after: (page) => page.getByText('东城区').first().click(),
    only: ['addressForm'],
  },
  { name: 'phone-few', size: 'phone', inside: true, before: leaveFewPieces, only: ['crowdFunding'] },
  { name: 'desktop-few', size: 'desktop', inside: true, before: leaveFewPieces, only: ['crowdFunding'] },
  { name: 'phone-cancel', size: 'phone', after: cancelFirst, only: ['orders'] },
]

/** Opens the dialog for cancelling the unpaid order. */
async function cancelFirst(page: Page): Promise<void> {
  await page.getByText('听山 Hi-Fi 无线音箱').first().click()
  await page.getByRole('button', { name: '取消订单' }).filter({ visible: true }).first().click()
}

/**
 * Takes a picture of every page in both sizes; in dark colours; with large text; with very long names and large
 * amounts; while loading; after a failure; and empty. Takes a picture of every page of the built mini apps.
 * @param only a part of the names of the pictures to take, such as `home`, `phone-dark` or `smart-app`
 */
export async function takeScreens(folder: string, only = ''): Promise<void> {
  mkdirSync(resolve(folder), { recursive: true })
  const shop = await startShop()
  const browser = await launchBrowser()
  try {
    const tour = await prepareTour(shop, '13600000001')
    const { shopper } = tour
    const stops = [...tour.stops, ...(await stopsOfStates(shop, shopper))]
    const wanted = (name: string) => name.includes(only)
    const take = async (look: Look, stop: Stop, who: Shopper) => {
      if (wanted(`${stop.name}.${look.name}`)) await shoot(browser, shop.origin, folder, look, stop, who)
    }
    for (const app of MINI_APPS)
      await takeMiniScreens(browser, shop, { shopper, stops }, app, wanted, (name) => join(folder, `${name}.png`))
    for (const look of looks) {
      for (const stop of stops.filter(({ name }) => !look.only || look.only.includes(name)))
        await take(look, stop, shopper)
    }
    const newcomer = await logIn(shop, '13600000002')
    for (const stop of stops.filter(({ name }) =>
      ['cart', 'checkout', 'addresses', 'orders', 'orderDetail', 'account', 'afterSaleList', 'afterSale'].includes(
        name,
      ),
    )) {
      await take({ name: 'phone-empty', size: 'phone' }, stop, newcomer)
      await take({ name: 'desktop-empty', size: 'desktop' }, stop, newcomer)
    }
    for (const stop of stops.filter(({ name }) => ['cart', 'account'].includes(name)))
      await take({ name: 'phone-visitor', size: 'phone' }, { ...stop, visitor: true }, shopper)
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function shoot(
  browser: Browser,
  origin: string,
  folder: string,
  look: Look,
  { name, path, visitor }: Stop,
  shopper: Shopper,
): Promise<void> {
  const context = await openContext(browser, look.size, look.options)
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  if (!visitor) await shopper.enter(page)
  await look.before?.(page)
  if (look.inside && DRAWN.includes(name)) await openInside(page, origin, path)
  else await page.goto(origin + path)
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  await scrollThrough(page)
  await look.after?.(page)
  await page.waitForTimeout(300)
  await page.screenshot({ path: join(folder, `${name}.${look.name}.png`), fullPage: !look.after })
  await context.close()
  console.log(`${name}.${look.name}`)
}

/** Opens a page by a link within the shop, so that the browser itself requests the data. */
async function openInside(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/404`)
  await page.getByText('页面走丢了').first().waitFor()
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new Event('popstate'))
  }, path)
}

/** Scrolls to the end, so that all pictures are loaded. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < Math.min(height, 12_000); at += 700) {
    await page.evaluate((y) => scrollTo(0, y), at)
    await page.waitForTimeout(60)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page
    .waitForFunction(() => [...document.images].every((picture) => picture.complete), undefined, { timeout: 8_000 })
    .catch(() => {})
}
