import { WHOLE } from '@hearth/vitest/whole'
// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import '@hearth/browser/setup'
import { launchBrowser, openWindow, press, visit } from '@hearth/browser'
import type { Browser, Page } from 'playwright-core'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const GALLERY = fileURLToPath(new URL('../gallery', import.meta.url))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let server: PreviewServer
let browser: Browser
const outDir = mkdtempSync(join(tmpdir(), 'hearth-gallery-'))
// The gallery is built once, since the development server would send hundreds of modules to each window.
beforeAll(async () => {
  const gallery = { root: GALLERY, configFile: `${GALLERY}/vite.config.ts`, logLevel: 'silent' as const }
  await build({ ...gallery, build: { outDir, emptyOutDir: true, minify: false } })
  server = await preview({ ...gallery, build: { outDir }, preview: { port: 4490 } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(outDir, { recursive: true, force: true })
})

interface View {
  width: number
  dark?: boolean
  large?: boolean
}

async function openGallery(show: string, { width, dark, large }: View): Promise<{ page: Page; complaints: string[] }> {
  const window = await openWindow(browser, {
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  const page = await window.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await visit(page, `${server.resolvedUrls?.local[0]}?show=${show}${large ? '&large' : ''}`)
  await page.waitForSelector('footer')
  await page.evaluate('document.fonts.ready')
  return { page, complaints }
}

/**
 * Returns the serious and critical faults that axe finds. In dark colours, only the rules about colours run, since
 * nothing else differs.
 */
async function serious(page: Page, { dark = false }: Partial<View> = {}): Promise<string[]> {
  await page.evaluate(axe)
  const rules = dark && !WHOLE ? `runOnly: ['color-contrast', 'link-in-text-block'],` : ''
  const found: { impact: string; id: string; where: string }[] = await page.evaluate(
    `axe.run(document, { ${rules} resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ impact, id, nodes }) => ({ impact, id, where: nodes[0].html })))`,
  )
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, where }) => `${id}: ${where}`)
}

/** Returns the controls that are smaller than a finger, and by how many px the page is too wide. */
const measure = (page: Page, least: number) =>
  page.evaluate(
    `({
      small: [...document.querySelectorAll('a[href],button,input')].map((element) => [element.textContent, (element.closest('label') ?? element).getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && (width < ${least} || height < ${least})).map(([text]) => text),
      sticksOut: document.documentElement.scrollWidth - innerWidth,
    })`,
  )

const VIEWS: [string, View][] = [
  ['a phone', { width: 375 }],
  ['a phone in the dark', { width: 375, dark: true }],
  ['a phone in large text', { width: 375, large: true }],
  ['a desktop', { width: 1440 }],
]

/**
 * Returns the parts of the gallery to test in a view. The scenes of whole pages, which the journeys check too, are
 * tested only on a phone, except in `test:all`.
 */
const shown = (view: View) => (WHOLE || view === VIEWS[0]?.[1] ? ['all', 'home', 'product'] : ['all'])

describe.each(VIEWS)('the gallery on %s', (_, view) => {
  it.each(shown(view))(
    'shows %s without an error, nothing too small to touch, nothing serious for axe',
    async (show) => {
      const { page, complaints } = await openGallery(show, view)
      expect(await measure(page, view.large ? 60 : 44)).toEqual({ small: [], sticksOut: 0 })
      expect(await serious(page, view)).toEqual([])
      expect(complaints).toEqual([])
    },
  )
})

describe('a panel in a real browser', () => {
  it.each(['规格面板', '地区选择', '确认对话框'])(
    '%s opens over the page, has no fault, and gives the focus back',
    async (name) => {
      const { page } = await openGallery('actions', { width: 375 })
      const opener = page.getByRole('button', { name })
      await press(opener)
      const panel = page.locator('[aria-modal="true"]')
      await expect(panel).toBeVisible()
      expect(await serious(page)).toEqual([])
      for (let times = 0; times < 12; times += 1) await page.keyboard.press('Tab')
      expect(await panel.evaluate((element) => element.contains(element.ownerDocument.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(opener).toBeFocused()
    },
  )
})

it('keeps every picture in its place while it loads', async () => {
  const { page } = await openGallery('home', { width: 375 })
  const shift = await page.evaluate(
    `new Promise((resolve) => { let sum = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value }).observe({ type: 'layout-shift', buffered: true }); setTimeout(() => resolve(sum), 1000) })`,
  )
  expect(shift).toBeLessThan(0.02)
})
