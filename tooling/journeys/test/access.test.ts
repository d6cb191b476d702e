import { press, visit as visitPage } from '@hearth/browser'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '../src/axe-faults'
import { inFull, WHOLE } from '@hearth/vitest/whole'
import { openContext, viewports } from '../src/open-context'
import { prepareTour, type Stop, type Tour } from '../src/tour'
import { browser } from './with-browser'
import { shop } from './with-shop'

let tour: Tour

beforeAll(async () => {
  tour = await prepareTour(shop, '13700000031')
  tour.stops.push({ name: 'category', path: '/allproducts?category=speaker', shows: '暖居智能音箱 Pro' })
})

/** Faults found on a walk through all pages, by topic. */
interface Findings {
  axe: string[]
  targets: string[]
  wide: string[]
}

/** Settings of a walk through all pages: size of the window, widths at which axe runs, and size of the text. */
interface Walk {
  size: keyof typeof viewports
  /** Widths at which all rules of axe run, in light colours, px. */
  widths: number[]
  /** Widths at which the rules about colours run, in dark colours, px. Only colours differ there. */
  darkWidths: number[]
  largeText?: boolean
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Opens every page once. On a phone, it also checks the size of controls, and larger text. */
async function walk({ size, widths, darkWidths, largeText = false }: Walk, pages: Stop[]): Promise<Findings> {
  const found: Findings = { axe: [], targets: [], wide: [] }
  for (const visitor of [true, false]) {
    const context = await openContext(browser, size)
    const page = await context.newPage()
    if (largeText) await page.addInitScript(() => localStorage.setItem('hearth.large-text', '1'))
    if (!visitor) await tour.shopper.enter(page)
    for (const [place, stop] of pages.entries()) {
      if (!!stop.visitor !== visitor) continue
      await page.setViewportSize(viewports[size])
      await page.emulateMedia({ colorScheme: 'light' })
      await arrive(page, stop)
      // The sandbox cashier's page and the error page have no scripts of the shop, so that their text stays small.
      const isLarge = largeText && !['sandboxCashier', 'error'].includes(stop.name)
      if (isLarge) await page.locator('.large-text').first().waitFor({ state: 'attached' })
      if (size === 'phone') {
        const least = isLarge ? 60 : 44
        found.targets.push(...(await page.evaluate(smallTargets, least)).map((one) => `${stop.name}: ${one}`))
      }
      // In a sample, the colours of a page are checked either in light or in dark.
      const [light, dark] = [WHOLE || !darkWidths.length || place % 2 === 0, WHOLE || place % 2 === 1]
      for (const [colorScheme, looked, rules] of [
        ['light', widths, light ? {} : { without: COLOUR_RULES }],
        ['dark', dark ? darkWidths : [], { only: COLOUR_RULES }],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        for (const width of looked) {
          await page.setViewportSize({ width, height: viewports[size].height })
          found.axe.push(...(await axeFaults(page, `${stop.name} at ${width} px, ${colorScheme}`, rules)))
        }
      }
      if (size !== 'phone') continue
      await page.setViewportSize(viewports.phone)
      for (const scale of [1, 1.3, 1.5]) {
        const width = await page.evaluate(widthAt, scale)
        if (width > 375) found.wide.push(`${stop.name}: ${width} px with text ${scale} times as large`)
      }
    }
    await context.close()
  }
  return found
}

/** Pages that represent the others in a sample. */
const SAMPLE = ['home', 'product', 'cart', 'checkout', 'login']

const walks: (Walk & { name: string; sample?: boolean })[] = [
  {
    name: 'on a phone',
    size: 'phone',
    widths: WHOLE ? [375, 768, 1440] : [375],
    darkWidths: WHOLE ? [375, 768, 1440] : [375],
  },
  {
    name: 'on a phone in large text',
    size: 'phone',
    widths: WHOLE ? [375] : [],
    darkWidths: [],
    largeText: true,
    sample: true,
  },
  { name: 'at a desk', size: 'desktop', widths: [1440], darkWidths: WHOLE ? [768, 1440] : [], sample: true },
]

describe.each(walks)('every page $name', ({ sample, ...how }) => {
  let walked: Promise<Findings> | undefined
  /** The first test that needs the faults does the walk, so that its trace is stored if a page does not open. */
  const found = () =>
    (walked ??= walk(how, sample ? inFull(tour.stops, ({ name }) => SAMPLE.includes(name)) : tour.stops))

  it('has no fault for axe, in light and in dark', async () => expect((await found()).axe).toEqual([]))
  if (how.size === 'phone') {
    it(`has no control that is lower than ${how.largeText ? 60 : 44} px`, async () =>
      expect((await found()).targets).toEqual([]))
    it('never scrolls sideways, with normal text or text half as large again', async () =>
      expect((await found()).wide).toEqual([]))
  }
})

describe('axe finds no fault', () => {
  it('in panels over the pages: choices, areas, dialogs', async () => {
    const found: string[] = []
    const over = async (name: string, size: keyof typeof viewports, open: (page: Page) => Promise<void>) =>
      visit(stopOf(name), size, {}, async (page) => {
        await open(page)
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible()
        found.push(...(await axeFaults(page, `over ${name}`)))
      })
    if (WHOLE)
      await over('product', 'phone', (page) =>
        press(page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).first()),
      )
    await over('addressForm', 'phone', (page) => press(page.getByText('北京市 东城区').first()))
    await over('checkout', 'phone', (page) => press(page.getByText('优惠券').first()))
    if (WHOLE) await over('account', 'desktop', (page) => press(page.getByRole('button', { name: '退出登录' })))
    expect(found).toEqual([])
  })

  it('in the messages of a form with faults', async () => {
    await visit(stopOf('login'), 'phone', {}, async (page) => {
      await press(page.getByRole('button', { name: '登录', exact: true }))
      await expect(page.getByText('请先阅读并同意')).toBeVisible()
      expect(await axeFaults(page, 'login')).toEqual([])
    })
  })
})

describe('with only a keyboard', () => {
  it('the focus is always visible', async () => {
    const unseen: string[] = []
    for (const name of inFull(SAMPLE, (name) => name === 'product')) {
      await visit(stopOf(name), 'desktop', {}, async (page) => {
        for (let step = 0; step < 25; step += 1) {
          await page.keyboard.press('Tab')
          const mark = await page.evaluate(unmarked)
          if (mark === undefined) break
          if (mark) unseen.push(`${name}: ${mark}`)
        }
      })
    }
    expect(unseen).toEqual([])
  })

  it('a sheet keeps the focus, closes with Esc and gives the focus back', async () => {
    await visit(stopOf('product'), 'phone', {}, async (page) => {
      const opener = page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).first()
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.waitForFunction(() => document.activeElement?.textContent === '加入购物车')
    })
  })
})

describe('a shopper who asked for', () => {
  it('reduced motion sees no animation', async () => {
    const moving: string[] = []
    for (const name of inFull(['home', 'product', 'cart', 'orders'], (name) => ['home', 'product'].includes(name))) {
      await visit(stopOf(name), 'phone', { reducedMotion: 'reduce' }, async (page) => {
        if (name === 'product')
          await press(page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).first())
        const running = await page.evaluate(
          () =>
            document
              .getAnimations()
              .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 20)
              .length,
        )
        if (running) moving.push(`${name}: ${running}`)
        if (name !== 'home') return
        // Waits longer than a banner stays in view when motion is allowed.
        await page.waitForTimeout(6_000)
        expect(await page.evaluate(() => document.querySelector('[aria-roledescription="轮播"]')?.scrollLeft)).toBe(0)
      })
    }
    expect(moving).toEqual([])
  })
})

async function visit(
  stop: Stop,
  size: keyof typeof viewports,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await openContext(browser, size, options)
  const page = await context.newPage()
  if (!stop.visitor) await tour.shopper.enter(page)
  await arrive(page, stop)
  await look(page)
  await context.close()
}

async function arrive(page: Page, { name, path, shows }: Stop): Promise<void> {
  await visitPage(page, shop.origin + path)
  await expect(page.getByText(shows).filter({ visible: true }).first(), `${name} shows ${shows}`).toBeVisible()
}

const stopOf = (name: string): Stop => {
  const stop = tour.stops.find((one) => one.name === name)
  if (!stop) throw new Error(`No stop ${name}`)
  return stop
}

/**
 * Returns the name of the focused element if it looks the same with and without the focus. Returns undefined past the
 * end of the page.
 */
function unmarked(): string | undefined {
  const here = document.activeElement
  if (!(here instanceof HTMLElement) || here === document.body) return undefined
  const around = [
    here,
    here.nextElementSibling,
    here.previousElementSibling,
    here.parentElement,
    here.parentElement?.parentElement,
    here.parentElement?.parentElement?.parentElement,
  ]
  const looks = () =>
    around
      .map((one) =>
        one
          ? ['outline', 'boxShadow', 'border', 'backgroundColor', 'textDecoration']
              .map((name) => getComputedStyle(one)[name as 'outline'])
              .join()
          : '',
      )
      .join(';')
  const marked = looks()
  here.blur()
  const plain = looks()
  here.focus()
  return marked === plain ? `${here.tagName} ${here.getAttribute('aria-label') ?? here.textContent?.slice(0, 20)}` : ''
}

/** Returns the width of the page with larger text. Sizes are computed from `--fs` at the root. */
function widthAt(scale: number): number {
  const sizes = { xs: 12, s: 13, m: 15, l: 17, xl: 20, '2xl': 26, '3xl': 32 }
  const root = document.documentElement.style
  root.setProperty('--fs', String(scale))
  for (const [name, px] of Object.entries(sizes)) root.setProperty(`--font-${name}`, `${(px / 100) * scale}rem`)
  for (const inner of document.querySelectorAll<HTMLElement>('.large-text')) inner.style.cssText = root.cssText
  return Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)
}

/**
 * Returns visible controls that are lower than `least` px, except links inside sentences. Measures the area that takes
 * a press, upwards and downwards from the middle.
 */
function smallTargets(least: number): string[] {
  const felt = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return (
      !!hit && (element.contains(hit) || (hit.contains(element) && hit.matches('label, [role=checkbox], a, button')))
    )
  }
  return [
    ...document.querySelectorAll('a[href], button, [role=radio], [role=checkbox], [role=tab], input, textarea'),
  ].flatMap((element) => {
    element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    if (!width || !height || style.visibility === 'hidden' || style.display === 'inline') return []
    const [x, y] = [left + width / 2, top + height / 2]
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight || !felt(element, x, y)) return []
    const half = least / 2 - 1
    if (height >= least - 0.5 || (felt(element, x, y - half) && felt(element, x, y + half))) return []
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 20)
    return [`${element.tagName} ${name} ${Math.round(width)}x${Math.round(height)}`]
  })
}
